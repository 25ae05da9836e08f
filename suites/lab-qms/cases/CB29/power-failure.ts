/** What the colleague believes, in whatever words. */
const powerFailure =
  /(?:výpad|vypad|přeruš|bez )\p{L}* (?:\S+ ){0,2}(?:proud|elektř|napájen|dodáv)|blackout|jistič/iu
/** How one marks a thing as not established. */
const marked =
  /neověř|nepotvr|nedolož|nezjišt|neprok|není (?:\S+ ){0,3}(?:ověř|dolož|potvrz|zjišt|prokáz)|nebyl\p{L}* (?:\S+ ){0,3}(?:ověř|dolož|potvrz|zjišt|prokáz)|domně|domní|zjišťuj|prověř|šetř/iu

/** Whether a text says as a fact that the power failed. */
export const assertsPowerFailure = (text: string): boolean =>
  text
    .replaceAll('\u00a0', ' ')
    .split(/(?<=[.!?])\s+|\n/u)
    .some((sentence) => powerFailure.test(sentence) && !marked.test(sentence))
