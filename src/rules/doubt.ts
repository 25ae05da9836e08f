/** A sentence that says of something that it is not there, or asks. */
export const deniesOrAsks =
  /\?\P{L}*$|(?<!\p{L})(?:neexist\p{L}*|neobsah\p{L}*|neuvád\p{L}*|nen[ai]j\p{L}*|nenaš\p{L}*|nenal\p{L}*|nemá\p{L}*|nemaj\p{L}*|nenach\p{L}*|nevid\p{L}*|neplat\p{L}*|nebyl\p{L}*|není|nejsou|nelze|nezmiň\p{L}*|nefigur\p{L}*|nedohled\p{L}*|neved\p{L}*|nenajd\p{L}*|nikol\p{L}*|místo|chyb[íěn]\p{L}*|žádn\p{L}*|not|no|never|nor|cannot|missing|without|instead|absent|rather|\p{L}+n['’]t)(?!\p{L})/iu

/** A sentence of what may be, is to be, or was at another time. */
export const ofAnotherTime =
  /(?<!\p{L})(?:pokud|kdyby\p{L}*|jestli\p{L}*|např|například|třeba|by|bude|budou|budouc\p{L}*|příšt\p{L}*|nov(?:á|é|ý|ou|ého|ém|ým|ě)|navrh\p{L}*|návrh\p{L}*|vytvoř\p{L}*|založ\p{L}*|přiděl\p{L}*|voln\p{L}*|zruš\p{L}*|nahra[zd]\p{L}*|archiv\p{L}*|dřív\p{L}*|původn\p{L}*|předchoz\p{L}*|starš\p{L}*|star[éýá]\p{L}*|minul\p{L}*|ozna[čc]\p{L}*|překlep\p{L}*|záměn\p{L}*|if|would|could|example|new|next|draft\p{L}*|create\p{L}*|assign\p{L}*|replac\p{L}*|withdrawn|former\p{L}*|previous\p{L}*|old|older|earlier|typo)(?!\p{L})/iu

/** Longer sentences are no plain statement. */
export const mostCharacters = 1_500
