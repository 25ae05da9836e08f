/** Rows as a table; the columns are those of the first row. */
export const describeTable = (rows: readonly Readonly<Record<string, string | number>>[]): string => {
  const head = Object.keys(rows[0] ?? {})
  const cells = rows.map((row) => head.map((key) => shown(row[key])))
  const width = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(width[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(head), width.map((each) => '─'.repeat(each)).join('  '), ...cells.map(line)].join('\n')
}

const shown = (value: string | number | undefined): string =>
  typeof value === 'number' ? (Number.isInteger(value) ? String(value) : value.toPrecision(3)) : (value ?? '')
