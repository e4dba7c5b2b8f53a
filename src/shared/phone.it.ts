export const phoneTexts = {
  required: 'Il telefono è obbligatorio',
  invalid: 'Inserisci un numero di telefono valido',
  notInternational: 'Inserisci un numero di telefono valido (formato internazionale).',
  lacksCountry: 'Aggiungi il prefisso del paese, per esempio +41 o +39',
  refused: 'Numero di telefono non valido',
} as const
