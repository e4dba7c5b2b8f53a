/** What a field answers that takes one plain line. */
export const plainTextSentence = 'Scrivi senza andare a capo e senza indirizzi web'
