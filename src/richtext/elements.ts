const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Elements that stand on lines of their own. */
export const blockElements = names(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre search ' +
    'section summary table tbody td tfoot th thead tr ul xmp',
)

export const headingElements = names('h1 h2 h3 h4 h5 h6')
export const listElements = names('ul ol menu dir')
export const cellElements = names('td th')

/** Elements without content. */
export const voidElements = names(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr',
)

/** Elements whose look goes on after a block that cut them off (HTML standard, 13.2.4.3). */
export const formattingElements = names('a b big code em font i nobr s small strike strong tt u')

/** Elements whose content a reader does not see. */
export const unseenElements = names(
  'applet audio canvas datalist head iframe noembed noframes noscript object script style template textarea title video',
)

/** Elements that end the search for an open element: what is open outside them stays open. */
export const scopeElements = names('caption html table td template th')
