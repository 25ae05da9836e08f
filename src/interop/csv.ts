/** What opens a formula in a spreadsheet; behind apostrophes too, or `'-` could not be told from a `-` that was given one. */
const formula = /^'*[=+\-@\t\r]/

const cell = (value: unknown): string => {
  const text = value === undefined || value === null ? '' : String(value).toWellFormed()
  const safe = typeof value === 'string' && formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as CSV after RFC 4180: CRLF line ends, quotes doubled. A text that a spreadsheet would run as a formula gets an
 * apostrophe before it.
 */
export const toCsv = <Row extends object>(
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): string =>
  [columns.join(','), ...rows.map((row) => columns.map((column) => cell(row[column])).join(','))]
    .map((line) => `${line}\r\n`)
    .join('')
