export const consentTexts = {
  label: 'Scelta dei cookie',
  title: 'Decidi tu che cosa ricordiamo.',
  lead: 'Oggi usiamo solo ciò che serve a far funzionare il sito. Di facoltativo non c’è niente; se un giorno ci sarà, varrà la scelta che fai adesso. ',
  policy: 'Informativa sulla privacy',
  acceptAll: 'Accetta tutti',
  refuse: 'Rifiuta',
  customise: 'Personalizza',
  save: 'Salva le scelte',
  categories: 'Categorie',
  necessary: {
    name: 'Necessari',
    always: 'sempre attivi',
    what: 'Accesso, carrello, tema chiaro o scuro e questa scelta.',
  },
  analytics: { name: 'Statistiche', what: 'Contare le visite. Oggi non lo facciamo.' },
  marketing: { name: 'Marketing', what: 'Pubblicità di altri. Oggi non ce n’è.' },
  preferences: { name: 'Preferenze', what: 'Comodità in più. Oggi non ce ne sono.' },
} as const
