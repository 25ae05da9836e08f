/** Characters that take no room on a page: the soft hyphen, zero-width spaces and joiners, the byte order mark. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu

/**
 * Text as a reader sees it: composed letters, one space for white space of every kind, one sign for the hyphens that
 * look alike, nothing that takes no room.
 */
export const readerText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether two texts read the same, letter case aside. */
export const readAlike = (one: string, other: string): boolean =>
  readerText(one).toLowerCase() === readerText(other).toLowerCase()
