export const phoneTexts = {
  required: 'Il telefono è obbligatorio',
  invalid: 'Inserisci un numero di telefono valido',
  /** For the barber's profile form. */
  notInternational: 'Inserisci un numero di telefono valido (formato internazionale).',
  /** For a number that may belong to several countries. */
  lacksCountry: 'Aggiungi il prefisso del paese, per esempio +41 o +39',
  refused: 'Numero di telefono non valido',
} as const
