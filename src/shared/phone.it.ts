export const phoneTexts = {
  required: 'Il telefono è obbligatorio',
  invalid: 'Inserisci un numero di telefono valido',
  /** The barber's own form. */
  notInternational: 'Inserisci un numero di telefono valido (formato internazionale).',
  /** A number that may be of several countries. */
  lacksCountry: 'Aggiungi il prefisso del paese, per esempio +41 o +39',
  /** A booking by phone. */
  refused: 'Numero di telefono non valido',
} as const
