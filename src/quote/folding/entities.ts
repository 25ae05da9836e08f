import { decodeHTMLStrict } from 'entities/decode'

const pattern = /&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,31});/y
/** Browsers read these without the semicolon, and people leave it out. */
const unclosed = /&(?:nbsp|amp|lt|gt|quot|deg|micro|plusmn|times|shy)(?![a-zA-Z0-9=;])/y

const known = new Map<string, string>()

const decode = (entity: string): string | undefined => {
  const before = known.get(entity)
  if (before !== undefined) return before
  const decoded = decodeHTMLStrict(entity)
  if (decoded === entity) return undefined
  // Numbers are many; the names that mean something are two thousand.
  if (entity[1] !== '#') known.set(entity, decoded)
  return decoded
}

const once = (source: string, at: number): { text: string; length: number } | undefined => {
  pattern.lastIndex = at
  unclosed.lastIndex = at
  const [entity] = pattern.exec(source) ?? []
  if (entity !== undefined) {
    const text = decode(entity)
    return text === undefined ? undefined : { text, length: entity.length }
  }
  const [open] = unclosed.exec(source) ?? []
  const text = open && decode(`${open};`)
  return open && text ? { text, length: open.length } : undefined
}

const afterAmpersand = /(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,31});/y

/**
 * The HTML entity at an offset, where one stands there: what it means and how much of the source it takes.
 * One that was escaped a second time (`&amp;nbsp;`) means what it meant before.
 */
export const entityAt = (
  source: string,
  at: number,
): { readonly text: string; readonly length: number } | undefined => {
  const entity = once(source, at)
  if (entity?.text !== '&') return entity
  afterAmpersand.lastIndex = at + entity.length
  const [inner] = afterAmpersand.exec(source) ?? []
  const text = inner && decode(`&${inner}`)
  return inner && text ? { text, length: entity.length + inner.length } : entity
}
