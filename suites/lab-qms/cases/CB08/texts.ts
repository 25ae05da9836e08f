/** The highlighted warning of section 6 of SOP-026, which must survive word for word. */
export const warning =
  'POZOR: Chlorový roztok nikdy nemíchejte s kyselými čisticími prostředky – uvolňuje se jedovatý plynný chlor.'

/** Turns of phrase of the old section 6 that no plain rewriting keeps. */
export const officialese = [
  'dojde ke vzniku situace charakterizované',
  'zabezpečit realizaci opatření směřujících k zamezení',
  'Před zahájením vlastního provádění dekontaminačního zásahu',
  'je třeba uskutečnit překrytí zasažené plochy',
  'jejich uložení se realizuje',
  'povinen vyhotovit záznam o neshodě ve smyslu',
] as const
