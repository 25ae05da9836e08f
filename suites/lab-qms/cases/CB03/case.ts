import { defineCase, diagnostic, hard } from 'model-bench'
import { denies } from '../../checks/denies.ts'
import { saidTo, says } from '../../checks/said.ts'
import { scripts } from './scripts.ts'

export const CB03 = defineCase({
  id: 'CB03',
  title: 'How to change one word in one chapter',
  purpose:
    'Shows whether the chatbot explains a way that the app really has, step by step, and makes up no menu, button or shortcut.',
  kind: 'ask',
  language: 'cs',
  tools: false,
  documents: ['SOP-012', 'SOP-032'],
  prompt:
    'V SOP-032 máme v kapitole 6 na jednom místě „odborný garant“, kde má být „analytik úseku“, jinde v dokumentu to má zůstat. Jak to v aplikaci udělám, krok po kroku? A nepřijdu tím o platnou verzi?',
  followUps: [
    'Jo, to dám. A když to zvorám, je tam nějaké „zpět“? A kde se podívám, jak to stálo v předchozí verzi?',
  ],
  stockReply: 'Nic dalšího nemám, stačí obecně, jak se to dělá.',
  budget: { toolCalls: 1, outputTokens: 3_000 },
  checks: [
    hard('it names the replacement of text, or the editing of the chapter', (view) =>
      saidTo('to the prompt', view, says(/nahra[zdď]|zaměn|záměn|přepiš|přepsán|přepsat|→ Kapitola/iu)),
    ),
    hard('it says how to keep to one chapter or one place', (view) =>
      saidTo('to the prompt', view, says(/kapitol|výskyt|jen(?:om)? (?:to|na) (?:jedno|tom)/iu)),
    ),
    hard('it says that the valid version stays as it is', (view) =>
      saidTo(
        'to the prompt',
        view,
        says(
          /návrh|nov\p{L}+ verz|následující verz|další verz|koncept/iu,
          /zůst|nepřijde|nezmiz|beze změn|nem[ěe]n|nezm[ěe]n|nedotč|neovlivn|nepřepíš|nepřepis|nesmaž|nezanik|neztrat|zachov|netýká|nadále|stále|pořád/iu,
        ),
      ),
    ),
    hard('it says that there is no undo', (view) =>
      saidTo('to the follow-up', view, (said) =>
        denies(said, 'an undo', /zpět|zpátky|krok|tlačít|vrá[tc]|undo/iu),
      ),
    ),
    hard('it says where an older version is', (view) =>
      saidTo(
        'to the follow-up',
        view,
        says(
          /archivovan|starší verz|předchozí verz|předchozí znění|starší znění|pod Verze|→ Verze/iu,
          /filtr|detail|seznam|číslo verze|zvol|vyber|otevř/iu,
        ),
      ),
    ),
    diagnostic('it says where the replacement is in the app', ({ replies }) =>
      replies.number(1).mentions(/úpravy/iu),
    ),
    diagnostic('it says that letter case must agree', ({ replies }) =>
      replies.number(1).mentions(/velk\p{L}+ (?:a mal\p{L}+ )?písm|velikost\p{L}* písm/iu),
    ),
    diagnostic('the user was asked nothing', ({ replies }) => replies.every().doesNotAsk()),
  ],
  scripts,
})
