import { decodeHTMLStrict } from 'entities/decode'
import { matchOf } from './look-ahead.ts'

const pattern = /&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,31});/y
/** Browsers read these without the semicolon, and people leave it out. */
const unclosed = /&(?:nbsp|amp|lt|gt|quot|deg|micro|plusmn|times|shy)(?![a-zA-Z0-9=;])/y

const decode = (entity: string): string | undefined => {
  const decoded = decodeHTMLStrict(entity)
  return decoded === entity ? undefined : decoded
}

const once = (source: string, at: number): { text: string; length: number } | undefined => {
  const entity = matchOf(pattern, source, at)?.[0]
  if (entity !== undefined) {
    const text = decode(entity)
    return text === undefined ? undefined : { text, length: entity.length }
  }
  const open = matchOf(unclosed, source, at)?.[0]
  return open === undefined ? undefined : { text: decodeHTMLStrict(`${open};`), length: open.length }
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
  const inner = matchOf(afterAmpersand, source, at + entity.length)?.[0]
  const text = inner && decode(`&${inner}`)
  return inner && text ? { text, length: entity.length + inner.length } : entity
}
