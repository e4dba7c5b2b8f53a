type Shop = { name: string; street: string; city: string }

/** The homepage, from its head to its foot. */
export const homeTexts = {
  title: ({ name, city }: Shop) => `${name}, barber studio a ${city}`,
  description: ({ street, city }: Shop) =>
    `Taglio, barba e sfumature in ${street} a ${city}. Prenota online 24 ore su 24: scegli il barbiere, il servizio e l’orario.`,
  book: 'Prenota Ora',
  newTab: ' (in una nuova scheda)',
  hero: {
    label: 'Benvenuto',
    title: 'Dal pieno allo zero, senza uno scalino.',
    lead: ({ street, city }: Shop) =>
      `Barber studio in ${street}, ${city}. Prenota online 24 ore su 24, 7 giorni su 7: scegli il barbiere, il servizio e l’orario.`,
    prices: 'Vedi i prezzi',
    rating: 'Valutazione',
    adminPanel: 'Dashboard Admin',
    barberPanel: 'Pannello Barbiere',
  },
  nextFree: {
    label: 'Prossimo posto libero',
    today: 'oggi',
    tomorrow: 'domani',
    place: (day: string, barber: string) => `${day}, con ${barber}`,
    always: '24/7',
    online: 'Prenotazione online',
    choose: 'scegli tu giorno e ora',
    waiting: 'Prenota online',
  },
  ways: {
    label: 'Due modi di venire',
    with: {
      label: 'Premium Experience',
      title: 'Con Appuntamento',
      lead: 'La poltrona è tua all’ora scelta. Conferma e promemoria arrivano per e-mail.',
    },
    without: {
      label: 'SOON',
      title: 'Senza Appuntamento',
      lead: 'Presto Disponibile. Ti avviseremo quando sarà attivo!',
      soon: 'Prossimamente',
    },
  },
  services: {
    title: 'Servizi',
    lead: 'Ogni servizio ha una durata e un prezzo: quello che leggi è quello che paghi.',
  },
  team: {
    title: 'I barbieri',
    book: 'Prenota',
    bookWith: (barber: string) => ` con ${barber}`,
  },
  prices: {
    title: 'Listino prezzi',
    from: 'da CHF',
    currency: 'CHF',
    note: 'Prezzi in franchi svizzeri, IVA inclusa.',
  },
  about: {
    title: 'Uno studio piccolo, quattro poltrone, zero fretta.',
    lead: ({ name, street, city }: Shop) =>
      `${name} è in ${street}, a ${city}. Lavoriamo su appuntamento perché il tempo di chi aspetta vale quanto quello di chi taglia.`,
    openingHours: 'Orari di apertura',
    rating: 'su 5, dai clienti',
    since: 'dal 2020',
    place: (city: string) => `a ${city}`,
    always: '24/7',
    online: 'prenotazione online',
  },
  contact: {
    title: 'Vieni a trovarci',
    address: 'Indirizzo',
    phone: 'Telefono',
    email: 'E-mail',
    contactHours: 'Orari di contatto',
    maps: 'Apri nelle mappe',
    map: (street: string) => `Mappa schematica del golfo di Lugano con lo studio in ${street}`,
  },
  footer: {
    about: (city: string) => `Barber studio a ${city}. Taglio, barba e sfumature su appuntamento.`,
    menu: 'Menu rapido',
    sections: { services: 'Servizi', team: 'Barbieri', prices: 'Listino prezzi', contact: 'Contatti' },
    services: 'Servizi',
    contactHours: 'Orari di contatto',
    version: (year: number | null, shop: string, version: string) =>
      `© ${year ?? ''} ${shop} · Versione ${version}`,
    developer: 'Realizzazione del sito',
  },
} as const

export const notFoundTexts = {
  pageTitle: 'Pagina non trovata',
  title: 'Qui non c’è niente da tagliare.',
  lead: 'La pagina che cerchi non esiste o ha cambiato indirizzo. Dalla pagina iniziale trovi tutto il resto.',
  home: 'Torna alla home',
} as const
