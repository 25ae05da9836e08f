/** A name of the catalogue as a heading: `invented_check` is „Invented check“. */
export const titleOf = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
