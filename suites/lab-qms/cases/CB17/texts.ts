/** The red sentence of the section that moves. */
export const redSentence = 'Spojení se nesmí nechat otevřené bez dozoru ani přes noc.'
