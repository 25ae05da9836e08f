/** The sentence that the user wants in section 5 of SOP-014. It stands nowhere in the tenant. */
export const newSentence =
  'Po výměně lampy fotometru se před vydáním prvního výsledku změří obě úrovně kontrolního materiálu a výsledek potvrdí analytik úseku.'
