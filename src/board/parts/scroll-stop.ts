/** The `tabindex` of a text. Its tables may be wider than a phone: then it scrolls, and keys must get into it. */
export const scrollStop = (html: string): 0 | undefined => (html.includes('<table>') ? 0 : undefined)
