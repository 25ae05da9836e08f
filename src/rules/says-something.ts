const markup = /<[^<>\n]{1,600}>|&#?[\p{L}\p{N}]{1,10};/gu

/** Whether a text has a word; what stands in a tag is none. A quote that has none never stands. */
export const saysSomething = (text: string): boolean => /[\p{L}\p{N}]/u.test(text.replace(markup, ' '))
