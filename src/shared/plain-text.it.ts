export const plainTextTexts = {
  refused: 'Scrivi senza andare a capo e senza indirizzi web',
  severalLines: 'Scrivi su una riga sola, senza caratteri invisibili',
} as const
