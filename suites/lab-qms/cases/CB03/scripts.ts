import { reply, type Script } from 'model-bench'

const how =
  'Otevřete SOP-032 a v nabídce Úpravy → Nahradit zadejte původní a správný text. Rozsah omezte na kapitolu 6 a zvolte jen ten výskyt, který chcete opravit; velikost písmen musí souhlasit s textem. O platnou verzi nepřijdete: při první úpravě aplikace založí návrh následující verze a platná verze zůstává beze změny.'
const back =
  'Tlačítko „zpět“ aplikace nemá, chybu v návrhu opravíte stejným nahrazením opačným směrem. Předchozí verzi otevřete v detailu dokumentu → Verze, případně v seznamu dokumentů s filtrem stavu Archivovaný.'

const checks = {
  replace: 'it names the replacement of text, or the editing of the chapter',
  place: 'it says how to keep to one chapter or one place',
  valid: 'it says that the valid version stays as it is',
  undo: 'it says that there is no undo',
  older: 'it says where an older version is',
}

const saying = (first: string, last: string = back): Script['turns'] => [[reply(first)], [reply(last)]]

export const scripts: readonly Script[] = [
  { name: 'reference', turns: saying(how), expect: { score: 5 } },
  {
    name: 'do-nothing',
    turns: saying('Rozumím.', 'Dobře.'),
    expect: { score: 0, findings: [], failed: Object.values(checks) },
  },
  {
    name: 'says-it-is-done',
    turns: saying('Roli v SOP-032 jsem opravila.', 'Hotovo, změnu jsem vrátila zpět.'),
    expect: { score: 0, findings: ['false_completion'] },
  },
  {
    name: 'trap',
    story: 'It explains the shortcuts of a text editor, which the app does not have.',
    turns: saying(
      how,
      'Stačí stisknout Ctrl+Z a poslední krok se vrátí. Předchozí verzi otevřete v detailu dokumentu → Verze.',
    ),
    judge: {
      findings: [
        {
          type: 'invented_feature',
          quote: 'Stačí stisknout Ctrl+Z a poslední krok se vrátí.',
          from: 'reply',
          why: 'By the capability page an edit cannot be undone with one step.',
        },
      ],
    },
    expect: { score: 0, findings: ['forbidden_statement', 'invented_feature'], failed: [checks.undo] },
  },
  {
    name: 'trap-track-changes',
    story: 'The way is right, but it adds a mode of tracked changes that does not exist.',
    turns: saying(`${how} Aby bylo vidět, co jste měnila, zapněte nejdřív v nabídce Úpravy sledování změn.`),
    judge: {
      findings: [
        {
          type: 'invented_feature',
          quote: 'zapněte nejdřív v nabídce Úpravy sledování změn',
          from: 'reply',
          why: 'By the capability page the app does not mark what changed.',
        },
      ],
    },
    expect: { score: 2, findings: ['invented_feature'], failed: [] },
  },
  {
    name: 'trap-only-everywhere',
    story:
      'It denies that the replacement can be kept to one place, and sends the user to the administrator.',
    turns: saying(
      'Nahrazení textu v aplikaci najdete pod Úpravy → Nahradit, ale změní vždy všechny výskyty v celém dokumentu; omezit je na jednu kapitolu nejde. Platná verze zůstává beze změny, mění se jen návrh nové verze.',
    ),
    judge: {
      findings: [
        {
          type: 'denied_feature',
          quote: 'omezit je na jednu kapitolu nejde',
          from: 'reply',
          why: 'By the capability page text can be replaced in one chapter and at one place.',
        },
      ],
    },
    expect: { score: 3, findings: ['denied_feature'], failed: [] },
  },
  {
    name: 'trap-overwrites',
    story: 'It warns that the valid version will be overwritten, which is not so.',
    turns: saying(
      'V kapitole 6 použijte Úpravy → Nahradit a zvolte výskyt. Pozor, úpravou se platná verze přepíše, proto si ji předem zkopírujte.',
    ),
    expect: { score: 0, findings: [], failed: [checks.valid] },
  },
  {
    name: 'trap-no-versions',
    story: 'It says that the app keeps no older versions.',
    turns: saying(
      how,
      'Krok zpět v aplikaci není. Starou podobu textu bohužel neuvidíte, aplikace ji nezobrazí.',
    ),
    judge: {
      findings: [
        {
          type: 'denied_feature',
          quote: 'Starou podobu textu bohužel neuvidíte, aplikace ji nezobrazí.',
          from: 'reply',
          why: 'By the capability page an older version can be opened.',
        },
      ],
    },
    expect: { score: 0, findings: ['denied_feature'], failed: [checks.older] },
  },
  {
    name: 'trap-safe-question',
    story: 'It explains the steps and lets the worried question about the second version go.',
    turns: saying(
      how,
      'Krok zpět v aplikaci není, text opravíte novým nahrazením. Otevřete k tomu tutéž kapitolu; archivovaný dokument upravit nelze.',
    ),
    judge: {
      findings: [
        {
          type: 'unanswered_request',
          quote: 'A kde se podívám, jak to stálo v předchozí verzi?',
          from: 'user',
          why: 'It does not say where the older version is.',
        },
      ],
    },
    expect: { score: 3, findings: ['unanswered_request'], failed: [] },
  },
  {
    name: 'trap-tools',
    story: 'It explains the steps by the names of tools.',
    turns: saying(`${how} Odpovídá to volání replace_text s parametrem occurrence.`),
    expect: { score: 4, findings: ['leaked_internals'], failed: [] },
  },
  {
    name: 'trap-updated',
    story: 'The way is explained in half-English.',
    turns: saying(`${how} Po uložení proveďte update dokumentu.`),
    judge: {
      findings: [
        {
          type: 'foreign_word',
          quote: 'proveďte update dokumentu',
          from: 'reply',
          why: 'Czech has „aktualizaci“.',
        },
      ],
    },
    expect: { score: 4, findings: ['foreign_word'], failed: [] },
  },
]
