const closers: Readonly<Record<string, string>> = { '(': ')', '"': '"', "'": "'" }

/** Cuts a CSS text at a separator that stands outside brackets and quotation marks. One pass. */
const cutOutside = (text: string, separates: (character: string) => boolean): readonly string[] => {
  const parts: string[] = []
  let from = 0
  let closer = ''
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (closer !== '') {
      if (character === closer) closer = ''
    } else if (character in closers) closer = closers[character] ?? ''
    else if (separates(character)) {
      parts.push(text.slice(from, index))
      from = index + 1
    }
  }
  parts.push(text.slice(from))
  return parts
}

/** The words of a CSS value: `rgb(1, 2, 3) solid` has two. */
export const wordsOf = (value: string): readonly string[] =>
  cutOutside(value, (character) => /\s/.test(character)).filter((word) => word !== '')

/** The declarations of a style attribute: the last one of a property counts, an important one before all others. */
export const declarationsOf = (style: string): ReadonlyMap<string, string> => {
  const values = new Map<string, string>()
  const important = new Map<string, string>()
  const plain = style.includes('/*') ? style.replace(/\/\*.*?\*\//gs, ' ') : style
  for (const declaration of cutOutside(plain, (character) => character === ';')) {
    const colon = declaration.indexOf(':')
    if (colon < 0) continue
    const property = declaration.slice(0, colon).trim().toLowerCase()
    const value = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase()
    const plainValue = value.replace(/\s*!\s*important$/, '')
    if (plainValue !== '') (plainValue === value ? values : important).set(property, plainValue)
  }
  for (const [property, value] of important) values.set(property, value)
  return values
}
