export const code = 'PP-014'
export const title = 'Příprava a uchovávání kontrolních sér'

/** Coloured sentences of both instructions, which must stay word for word. */
export const redSentences = [
  'Lahvičkou se netřepe.',
  'Pěna poškozuje enzymy a výsledek kontroly je potom falešně nízký.',
  'Jednou rozmrazený materiál se nikdy znovu nezmrazuje.',
] as const
export const yellowSentences = [
  'Odchylka stejným směrem u všech vyšetření svědčí o chybném objemu vody.',
  'Obě úrovně se rozplňují odděleně a mezi nimi se vymění špička i rukavice.',
] as const
