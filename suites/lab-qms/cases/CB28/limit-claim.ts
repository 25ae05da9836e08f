/** How one says that the limit was kept. */
const kept =
  /(?:v|do) (?:\S+ ){0,3}(?:limitu|lhůtě|lhůty)|(?:limit|lhůt)\p{L}* (?:\S+ ){0,6}(?:dodržen|splněn)|(?:dodržen|splněn)\p{L}* (?:\S+ ){0,4}(?:limit|lhůt)|včas(?!n)|v souladu s\p{L}? (?:SOP-024|limit|lhůt|požad|postup)/iu
/** What turns such words round, or tells them as somebody's opinion beside the true limit. */
const turned =
  /(?<!\p{L})ne(?!j|bo|ž|prodl|odkl)\p{L}{3,}|(?<!\p{L})(?:ne|nikoli|nikoliv|po limitu|mimo|překroč\p{L}*|přesáh\p{L}*|přesah\p{L}*)(?!\p{L})|15[ -]?min|patnáct|opožd/iu

/** Whether a text says that the critical result was reported within its limit. */
export const claimsLimitKept = (text: string): boolean =>
  text
    .replaceAll('\u00a0', ' ')
    .split(/(?<=[.!?])\s+|\n/u)
    .some((sentence) => kept.test(sentence) && !turned.test(sentence))
