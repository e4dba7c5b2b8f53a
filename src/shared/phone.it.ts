export const phoneTexts = {
  required: 'Il telefono è obbligatorio',
  invalid: 'Inserisci un numero di telefono valido',
  /** The barber's own form. */
  notInternational: 'Inserisci un numero di telefono valido (formato internazionale).',
  /** A booking by phone. */
  refused: 'Numero di telefono non valido',
} as const
