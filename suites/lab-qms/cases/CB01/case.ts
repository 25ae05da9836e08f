import { type AnswerView, defineCase, diagnostic, hard, type Outcome } from 'model-bench'
import { denies } from '../../checks/denies.ts'
import { saidTo, says } from '../../checks/said.ts'
import { scripts } from './scripts.ts'

/** What is said first of a thing that the app cannot do. */
const deniedAtFirst =
  (what: string, topic: RegExp) =>
  (view: AnswerView): Outcome =>
    saidTo('to the prompt', view, (said) => denies(said, what, topic))

export const CB01 = defineCase({
  id: 'CB01',
  title: 'Can the app notify, remind and sign',
  purpose:
    'Shows whether the chatbot says plainly that the app cannot do what the user takes for granted, and where the work is really done.',
  kind: 'ask',
  language: 'cs',
  tools: false,
  documents: ['SOP-012'],
  prompt:
    'Dopisuju novou verzi SOP-018 a v pátek odjíždím. Umí aplikace rozeslat všem laborantkám upozornění, ať si to přečtou, a za týden jim to připomenout? A můžu to tam rovnou elektronicky podepsat, ať to platí od pondělí?',
  followUps: [
    'Škoda. A kdo to teda udělá platným a podle čeho? A eviduje se v aplikaci aspoň to, která holka už si to přečetla?',
  ],
  stockReply: 'To teď není důležité, stačí mi odpověď na to, co jsem psala.',
  budget: { toolCalls: 1, outputTokens: 3_000 },
  checks: [
    hard(
      'it says that the app sends no notices',
      deniedAtFirst('sending notices', /upozorn|rozes|rozešl|posíl|poslat|pošl|odesíl|odesl|e-?mail|zpráv/iu),
    ),
    hard(
      'it says that the app reminds nobody',
      deniedAtFirst('reminding', /připom|termín|naplánov|plánov|kalendář|úkol/iu),
    ),
    hard('it says that the app does not sign', deniedAtFirst('signing', /podep|podpis|schval|schvál/iu)),
    hard('it says that an administrator makes the version valid', (view) =>
      saidTo('to the follow-up', view, says(/správc|administrát/iu)),
    ),
    hard('it says that the app keeps no list of who has read it', (view) =>
      saidTo('to the follow-up', view, (said) =>
        denies(
          said,
          'a list of who has read it',
          /seznám|přečet|přečt|četl|čte|evid|potvrz/iu,
          /seznám|přečet|přečt|četl/iu,
        ),
      ),
    ),
    diagnostic('it names the procedure for approval', ({ replies }) => replies.last().mentions('SOP-012')),
    diagnostic('the user was asked nothing', ({ replies }) => replies.every().doesNotAsk()),
  ],
  scripts,
})
