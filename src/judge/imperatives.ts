import { type Sentence, sentences } from '../richtext/index.ts'

/** Words that make a sentence an instruction wherever they stand in it. */
const binding: Readonly<Record<'cs' | 'en', RegExp>> = {
  cs: /(?<!\p{L})(?:ne)?(?:musí(?:me|te)?|smí|smějí)(?!\p{L})|(?<!\p{L})(?:je|bude|není) (?:nutn|třeba|potřeba|povin|zakáz)|(?<!\p{L})(?:má|mají) být(?!\p{L})|(?<!\p{L})je povinn/iu,
  en: /(?<!\p{L})(?:must|shall|should|is to be|are to be|has to|have to|is required|are required|do not|never|always|ensure|make sure)(?!\p{L})/iu,
}

/** Czech imperatives: „zkontrolujte“, „proveďte“, „otřeme“. Some other words end so too; asking about one too many does no harm. */
const czechImperative =
  /(?<!\p{L})(?!ještě|tyto|tato|toto|kte)\p{L}{2,}(?:jte|[eě]te|[bcčdďfghkklmnňpqrřsštťvwxzž]te|jme|eme|áme|íme)(?!\p{L})/iu

/** A Czech infinitive at the head of a step: „Zkontrolovat teplotu.“ The nouns and numbers that end so are no steps. */
const czechInfinitive =
  /^(?!(?:limit|audit|kit|set|list|počet|svět|pět|devět|deset|dvacet|\p{L}+cet|\p{L}+desát|formát|aparát|certifikát|preparát|substrát|\p{L}*stat)[\s,.:])(?:ne)?\p{L}{2,}(?:at|át|it|ít|et|ět|out|ést|íst|ézt|říci|pomoci|obléci|svléci)(?: s[ei])?(?=[\s,.:])/iu

/** Verbs of English work instructions. */
const englishVerbs =
  'add adjust allow apply assign attach avoid calibrate call carry change check choose clean close ' +
  'collect compare complete confirm contact cool copy cover decontaminate discard disconnect dispose do ' +
  'document dry empty enter evaluate fill follow heat hold identify incubate inform insert inspect ' +
  'install investigate isolate keep label leave let list load lock log measure mix monitor move notify ' +
  'open pack perform place prepare press print protect provide pull put quarantine read recalibrate ' +
  'record reject release remove repeat replace report restart retain return review rinse run save seal ' +
  'select send separate set shake sign start stop store switch take test thaw transfer transport turn ' +
  'update use verify wait warm wash wear weigh wipe withdraw write iu'

/** One of them at the head of a step. */
const englishStep = new RegExp(
  `^(?:(?:then|next|first|finally|now),? )?(?:${englishVerbs.replaceAll(' ', '|')})(?!\\p{L})`,
  'iu',
)

const isImperative = (text: string, language: 'cs' | 'en'): boolean => {
  const head = text.replace(/^[\s\d.)(•*–—-]+/u, '').replace(/^\p{Ll}[\w-]*: /u, '')
  return (
    binding[language].test(text) ||
    (language === 'cs' ? czechImperative.test(text) || czechInfinitive.test(head) : englishStep.test(head))
  )
}

/** The sentences of a text that tell somebody to do something, in its own offsets. Rather one too many than one too few. */
export const imperativeSentences = (text: string, language: 'cs' | 'en'): readonly Sentence[] =>
  sentences(text).filter((sentence) => isImperative(sentence.text, language))
