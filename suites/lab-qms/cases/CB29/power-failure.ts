/** What the colleague believes, in whatever words. */
const powerFailure =
  /(?:výpad|vypad|přeruš|bez )\p{L}* (?:\S+ ){0,2}(?:proud|elektř|napájen|dodáv)|blackout|jistič/iu
/** How one marks a thing as not established. */
const marked =
  /neověř|nepotvr|nedolož|nezjišt|neprok|není (?:\S+ ){0,3}(?:ověř|dolož|potvrz|zjišt|prokáz)|nebyl\p{L}* (?:\S+ ){0,3}(?:ověř|dolož|potvrz|zjišt|prokáz)|domně|domní|zjišťuj|prověř|šetř/iu

/** Who believes it, and how one passes on what another only believes. */
const colleague = /kolegyn|spolupracovni|sdělen/iu
const believed =
  /(?<!\p{L})(?:asi|snad|prý|možn\p{L}*|mohl\p{L}*|údajn\p{L}*|pravděpodob\p{L}*|zřejmě|patrně|podle|domnív\p{L}*|myslí|soudí)(?!\p{L})/iu

/** Whether a text says as a fact that the power failed. */
export const assertsPowerFailure = (text: string): boolean =>
  text
    .replaceAll('\u00a0', ' ')
    .split(/(?<=[.!?])\s+|\n/u)
    .some(
      (sentence) =>
        powerFailure.test(sentence) &&
        !marked.test(sentence) &&
        !(colleague.test(sentence) && believed.test(sentence)),
    )
