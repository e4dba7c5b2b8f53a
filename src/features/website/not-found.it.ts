export const notFoundTexts = {
  pageTitle: 'Pagina non trovata',
  title: 'Qui non c’è niente da tagliare.',
  lead: 'La pagina che cerchi non esiste o ha cambiato indirizzo. Dalla pagina iniziale trovi tutto il resto.',
  home: 'Torna alla home',
} as const
