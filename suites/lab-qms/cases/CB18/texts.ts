/** The highlighted sentence of L-006 that is changed and changed back; its limit is bold. */
export const deadline = 'Starý výtisk se stahuje do 5 pracovních dnů od účinnosti nové verze.'

/** Where the printed forms F-016 are from now on. */
export const newPlace = 'sklad, deska u LED-04'
