export const title = 'Maintenance log of the Hemora H6'

const blank = '………'
const columns =
  '<tr><th>Task</th><th>Amount, time, limit</th><th>Date</th><th>Value or done</th><th>Initials</th></tr>'
const row = (task: string, limit: string): string =>
  `<tr><td>${task}</td><td>${limit}</td><td>${blank}</td><td>${blank}</td><td>${blank}</td></tr>`
const table = (...rows: readonly string[]): string => `<table>\n${[columns, ...rows].join('\n')}\n</table>`

const quarterly = `<h2>4 Quarterly (key operator)</h2>
<p><span style="background-color:#ffff00">Page 38 of MAN-040, which describes the quarterly maintenance, is missing from the scanned copy. The tasks are left open until the page has been supplied by the manufacturer.</span> The index of the manual names two entries on that page: dust filter, cleaning and replacement; sample syringe, lubrication. How they are done is not known.</p>
${table(`<tr><td>${blank}</td><td>open, page missing</td><td>${blank}</td><td>${blank}</td><td>${blank}</td></tr>`)}`

export const log = `<h1>Maintenance log of the Hemora H6</h1>
<p>Analyser HEM-01. All values are from MAN-040, edition 4.2.</p>
<h2>1 Daily (operator)</h2>
${table(
  row('Shutdown cycle', '12 minutes, doors closed'),
  row('Waste container: empty', 'at 14 litres or more, always before a night run'),
  row('Background check, WBC', 'at most 0.2 × 10^9/l'),
  row('Background check, RBC', 'at most 0.02 × 10^12/l'),
  row('Background check, HGB', 'at most 1 g/l'),
  row('Background check, PLT', 'at most 5 × 10^9/l'),
  row('Temperature of the white cell chamber', '38 ± 1 °C'),
  row('Outer surfaces and rack input: wipe', '70 % ethanol on a cloth, never spray; screen with water alone'),
)}
<h2>2 Weekly (operator)</h2>
${table(
  row(
    'Needle rinse block',
    '2 ml of Hemora Clean for 10 minutes, then rinse three times with 5 ml of diluent; wipe the needle guide',
  ),
  row('Drip tray', 'soak for 15 minutes in 0.1 % bleach, rinse with water, dry'),
  row('Rubber jaws of the rocker', 'wipe, replace if cracked'),
  row('Restart of the computer', 'with “Restart”, 6 minutes'),
  row('Background check', 'limits as in chapter 1'),
)}
<h2>3 Monthly (key operator)</h2>
<p><span style="color:#c00000">Rinse the tray and the cup before the bleach procedure: no Lyse A may be left, as chlorine gas would be released.</span></p>
${table(
  row(
    'Bleach procedure',
    '5 ml of sodium hypochlorite with 2.5 % of active chlorine, never stronger; soaks for 20 minutes, 35 minutes in all',
  ),
  row('Background check', 'three times in a row, all three must pass'),
  row('Two drain meshes', 'rinse against the flow, replace if torn'),
  row('Bubble traps', 'more than 1 ml of liquid: call the service engineer'),
  row('Controls', 'all three levels'),
)}
${quarterly}
<h2>5 By number of samples (key operator)</h2>
${table(
  row('Seal of the piercing needle', 'after 8,000 samples; measure five old samples and look for drops'),
  row('Piercing needle', 'after 60,000 samples or 24 months'),
  row('Two pump tubes, always both', 'after 25,000 samples or 12 months'),
  row('Counter of the part', 'reset after each replacement'),
)}`

/** The log with one passage replaced; throws where it is not there. */
export const logBut = (passage: string, other: string): string => {
  if (!log.includes(passage)) throw new Error(`the log does not hold “${passage}”`)
  return log.replace(passage, other)
}

/** The log with another chapter on the quarterly tasks. */
export const logWithQuarterly = (chapter: string): string => logBut(quarterly, chapter)

export const afterwards =
  '<p>After any task that opens the liquid system: background check first, then all three levels of control.</p>'
