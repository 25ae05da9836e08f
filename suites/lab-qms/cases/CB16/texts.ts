/** The text of the new chapter of SOP-034, as the user gives it. */
export const newText = [
  'Na dálku lze auditovat jen dokumenty a záznamy, nikoli práci se vzorkem.',
  'Auditovaný úsek ukáže záznamy na sdílené obrazovce; kopie se auditorovi neposílají.',
] as const

/** The chapters behind the new one, by the number that they must get. */
export const movedHeadings = [
  ['7', 'Provedení auditu'],
  ['7.1', 'Úvodní jednání'],
  ['7.2', 'Sběr důkazů'],
  ['7.3', 'Podezření na ohrožení pacienta'],
  ['7.4', 'Závěrečné jednání'],
  ['8', 'Zjištění'],
  ['8.1', 'Třídění'],
  ['8.2', 'Zápis'],
  ['9', 'Zpráva'],
  ['10', 'Následná opatření'],
  ['10.1', 'Návrh'],
  ['10.2', 'Ověření'],
  ['10.3', 'Uzavření'],
  ['11', 'Hodnocení auditorů'],
  ['12', 'Záznamy'],
  ['13', 'Související dokumenty'],
] as const
