export const title = 'Risk table of the Koavent 310'

type Row = readonly [
  hazard: string,
  situation: string,
  harm: string,
  severity: string,
  probability: string,
  product: string,
  control: string,
  residual: string,
]

const open = 'after implementation'

export const rows: readonly Row[] = [
  [
    'Underfilled citrate tube',
    'the tube is measured and the result is released',
    'wrong dose of anticoagulant, hospital stay',
    '4',
    '4',
    '16, unacceptable',
    'fill check of the analyser to be switched on',
    open,
  ],
  [
    'Failed transfer of results to the LIS',
    'the result reaches the physician a few hours late',
    'delay of less than 24 hours',
    '2',
    '3',
    '6, watched',
    'none so far',
    'no control decided',
  ],
  [
    'Reagent past its time on board',
    'the reagent is used and the result is released',
    'wrong treatment',
    '4',
    '2',
    '8, watched',
    'the analyser counts the hours and blocks the vial',
    open,
  ],
  [
    'Mix-up of two samples put in by hand',
    'the result is released for the wrong patient',
    'life-threatening bleeding',
    '5',
    '1',
    '5, watched (severity 5 is never classed as acceptable)',
    'the operator scans each tube at the analyser',
    open,
  ],
]

export const tableOf = (of: readonly Row[]): string => `<h1>Risk table of the Koavent 310</h1>
<h2>1 Basis</h2>
<p>Analyser KOA-01 before routine. Hazards, situations and harms were identified as SOP-036, section 5.2, describes (ISO 22367:2020, 5.5 to 5.7); degrees are those of L-007. Residual risk is determined once a control is in place (SOP-036, section 7).</p>
<h2>2 Risks</h2>
<table>
<tr><th>Hazard</th><th>Hazardous situation</th><th>Harm</th><th>Severity</th><th>Probability</th><th>Product and class</th><th>Control</th><th>Residual risk</th><th>Owner</th></tr>
${of.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}<td>Klaudie Mořická</td></tr>`).join('\n')}
</table>`

export const table = tableOf(rows)

/** The table with the cells of one row replaced. */
export const tableWith = (index: number, cells: Readonly<Record<number, string>>): string =>
  tableOf(
    rows.map((row, at) =>
      at === index ? (row.map((cell, column) => cells[column] ?? cell) as unknown as Row) : row,
    ),
  )

/** The table with one passage replaced; throws where it is not there. */
export const tableBut = (passage: string, other: string): string => {
  if (!table.includes(passage)) throw new Error(`the table does not hold “${passage}”`)
  return table.replace(passage, other)
}

export const first =
  '<p>Before routine begins, only the underfilled citrate tube needs its measure: its product is 16, which is unacceptable.</p>'
