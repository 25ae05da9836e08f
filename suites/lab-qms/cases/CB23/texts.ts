/** The sentence that the user wants at the beginning. */
export const notice = 'This translation is for information only; the Czech PP-008 is binding.'

export const title = 'Preparation and staining of a blood smear'

export const translation = `<h1>Preparation and staining of a blood smear</h1>
<h2>1 Purpose</h2>
<p>This instruction describes how to make and stain a blood smear, so that a finding that the haematology analyser has flagged can be verified under the microscope.</p>
<h2>2 Scope</h2>
<p>It applies to the haematology section and to blood collected into K<sub>3</sub>EDTA. The laboratory does not make smears of bone marrow.</p>
<h2>3 Responsibilities</h2>
<ul>
<li>The laboratory technician makes, stains and labels the smear.</li>
<li>The haematology specialist checks the quality of staining once a month.</li></ul>
<h2>4 Equipment and reagents</h2>
<table>
<tr><th>Item</th><th>Amount</th><th>Usable for</th></tr>
<tr><td>Microscope slide with a frosted end</td><td>1 piece per smear</td><td>no limit</td></tr>
<tr><td>May-Grünwald stain</td><td>50 ml in the staining jar</td><td>7 days</td></tr>
<tr><td>Giemsa stain, diluted 1:20</td><td>50 ml in the staining jar</td><td>8 hours</td></tr>
<tr><td>Buffer, pH 6.8</td><td>100 ml in the staining jar</td><td>24 hours</td></tr>
</table>
<h2>5 Procedure</h2>
<h3>5.1 Smear</h3>
<ol>
<li>Turn the tube over slowly ten times.</li>
<li>Place a 5 µl drop of blood 1 cm from the frosted end of the slide.</li>
<li>Hold the spreader slide at an angle of 30–45° and push it forward in one smooth movement.</li>
<li>Let the smear dry in air for at least 10 minutes.</li></ol>
<p><span style="color:#c00000">Do not dry the smear over a flame or with hot air: the cells shrink.</span></p>
<h3>5.2 Staining</h3>
<ol>
<li>Immerse the slide in May-Grünwald stain for 3 minutes.</li>
<li>Rinse it in buffer for 1 minute.</li>
<li>Immerse it in diluted Giemsa stain for 15 minutes.</li>
<li>Rinse it with buffer and let it dry upright.</li></ol>
<p><span style="background-color:#ffff00">The smear is made no later than 4 hours after collection.</span> Older blood is used only if the collection cannot be repeated, and the result then carries a note.</p>
<h2>6 Quality control</h2>
<p>With the first batch of the day, a control smear of blood without a pathological finding is stained as well. Nuclei of lymphocytes should be violet, the cytoplasm light blue and erythrocytes pink. If the erythrocytes are greenish blue, replace the buffer.</p>
<h2>7 Maintenance</h2>
<p>The staining jars are washed with methanol and dried every week. The stain filter is changed at each refill.</p>
<h2>8 Waste disposal and safety</h2>
<ul>
<li>The stains contain methanol, so work in the fume hood:
<ul>
<li>wearing nitrile gloves,</li>
<li>with no open fire in the room.</li></ul></li>
<li>Slides that are no longer needed go into the yellow rigid box.</li>
<li>Used stains are collected as chemical waste according to SOP-026, section 4.2.</li></ul>
<h2>9 Records</h2>
<p>The sample number and the date are written in pencil on the frosted end of the slide. Smears with a pathological finding are kept for 12 months, all others for 14 days.</p>
<h2>10 Related documents</h2>
<ul>
<li>SOP-018 Pre-examination phase and sample receipt</li>
<li>SOP-026 Handling of biological waste and decontamination</li></ul>`

/** The translation with one passage replaced; throws where it is not there. */
export const translationBut = (passage: string, other: string): string => {
  if (!translation.includes(passage)) throw new Error(`the translation does not hold “${passage}”`)
  return translation.replace(passage, other)
}
