export const assistantTexts = {
  validation: {
    /** CHAT-06. */
    empty: 'Messaggio vuoto',
    tooLong: (longest: number) => `Usa al massimo ${longest} caratteri`,
    role: 'Ruolo non valido',
    limit: 'Numero non valido',
    category: 'Categoria non valida',
    query: 'Scrivi che cosa cercare',
    message: 'Risposta non valida',
    helpful: 'Indica se la risposta è stata utile',
    rating: 'Il voto va da 1 a 5',
  },
} as const

export const assistantErrorTexts = {
  MESSAGE_NOT_FOUND: 'Questa risposta non c’è più',
  VOTED_ALREADY: 'Hai già votato questa risposta',
} as const
