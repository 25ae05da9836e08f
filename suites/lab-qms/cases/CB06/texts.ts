import type { Renaming } from 'model-bench'

export const renaming: Renaming = {
  from: 'Talvion K5',
  to: 'Veridon B4',
  inflected: [{ from: 'Talvionu K5', to: 'Veridonu B4' }],
  keep: ['Talvion K50', 'Talvia servis, s.r.o.'],
}

/** Two warnings of SOP-021 that name the analyser, as they read after the renaming. */
export const redWarning =
  'Nikdy neotevírejte kryt reakčního karuselu na přístroji Veridon B4, pokud se pohybuje rameno dávkovače. Hrozí poranění jehlou kontaminovanou krví.'
export const highlightedWarning = 'Kapalný odpad z analyzátoru Veridon B4 se považuje za infekční.'
