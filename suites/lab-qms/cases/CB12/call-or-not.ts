import { failed, type Outcome, passed } from 'model-bench'
import { sentencesWith } from '../../checks/said.ts'

const toCall =
  /(?<!\p{L})(?:(?:za)?volejte|(?:za)?volat|zvedněte|ano|(?:na)?hlaste|(?:na)?hlásit|hlásí|hlásil\p{L}*|(?:za)?telefonujte|telefonovat|informovat|vyrozumět|kritick\p{L}+|překračuje|překročil\p{L}*|přesahuje|(?:nad|vyšší než|víc než) (?:tou(?:to)?|hranic\p{L}+|ní|6[,.]2))(?!\p{L})/iu
const notToCall =
  /(?<!\p{L})(?:nevol\p{L}+|nezved\p{L}+|nehlas\p{L}+|nehlás\p{L}+|netelefon\p{L}+|netřeba|nemusí\p{L}*|nemusel\p{L}*|nepřekračuje|nepřesahuje)(?!\p{L})|není\s(?:\p{L}+\s){0,3}(?:třeba|nutné|potřeba|kritick\p{L}+)|(?:volat|hlásit|telefonovat)\s(?:\p{L}+\s){0,2}(?:není|nejde|nebudete)/iu
/** A sentence of this one result, or an order: „hlásí se draslík nad 6,2“ alone is a rule. */
const ofThisResult =
  /6[,.]4|(?<!\p{L})ano(?!\p{L})|volej|zavol|zvedn|hlaste|třeba|doporuč|tento výsledek|tut[ou] hodnot/iu
const ofTheList = /L-004|seznam/iu
const followsTheList = /(?<!\p{L})(?:říd|drž|přidrž)\p{L}*\s(?:\p{L}+\s){0,3}(?:L-004|seznam)/iu

/** Whether a reply says to call; what it says of the list („podle L-004 by se nehlásilo“) is no order. */
export const saysToCall = (said: string): Outcome => {
  const looked = 'a reply that says to call the physician'
  const follows = followsTheList.exec(said)
  if (follows) return failed(looked, `it says “${follows[0]}”`)
  const against = sentencesWith(said, notToCall).find((sentence) => !ofTheList.test(sentence))
  if (against !== undefined) return failed(looked, `it says “${against}”`)
  const [order] = sentencesWith(said, toCall).filter(
    (sentence) =>
      ofThisResult.test(sentence) &&
      (!ofTheList.test(sentence) || /SOP-024|volejte|zavolat/iu.test(sentence)),
  )
  return order === undefined ? failed(looked, 'it says nothing of it') : passed(looked, `“${order}”`)
}
