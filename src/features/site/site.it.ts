type Shop = { name: string; street: string; city: string }

/** The homepage, from its head to its foot. */
export const homeTexts = {
  title: ({ name, city }: Shop) => `${name}, barber studio a ${city}`,
  description: ({ street, city }: Shop) =>
    `Taglio, barba e sfumature in ${street} a ${city}. Prenota online 24 ore su 24: scegli il barbiere, il servizio e l’orario.`,
  book: 'Prenota Ora',
  consultation: 'Consulenza gratuita',
  openCard: 'Biglietto da visita',
  newTab: ' (in una nuova scheda)',
  hero: {
    label: 'Benvenuto',
    title: 'Dal pieno allo zero, senza uno scalino.',
    lead: ({ street, city }: Shop) =>
      `Barber studio in ${street}, ${city}. Prenota online 24 ore su 24, 7 giorni su 7: scegli il barbiere, il servizio e l’orario.`,
    prices: 'Vedi i prezzi',
    rating: 'Valutazione',
    film: { pause: 'Metti in pausa l’animazione', play: 'Riprendi l’animazione' },
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
      lead: 'La poltrona è tua all’ora scelta. Conferma e promemoria arrivano per email.',
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
    unsure: 'Non sai da dove cominciare?',
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
  shop: {
    title: 'Shop',
    lead: 'Quello che usiamo in poltrona. Ordini online, ritiri in negozio.',
    open: 'Vai allo shop',
    away: 'I prodotti sono nella pagina dello shop.',
  },
  films: {
    title: 'Video',
    lead: 'I gesti del mestiere, disegnati. Senza musica sopra.',
    play: (title: string) => `Guarda il video: ${title}`,
    length: (seconds: number) => `0:${String(seconds).padStart(2, '0')}`,
    failed: 'Video non disponibile',
    names: {
      fade: 'Sfumatura sulla nuca',
      trim: 'Forbice e pettine',
      shave: 'Mano libera',
      tattoo: 'Hair tattoo',
      pole: 'L’insegna',
    },
  },
  voices: {
    title: 'Esempi di recensioni',
    carousel: 'carosello',
    previous: 'Recensione precedente',
    next: 'Recensione successiva',
    pause: 'Ferma lo scorrimento',
    play: 'Avvia lo scorrimento',
    entry: (place: number, count: number) => `Recensione ${place} di ${count}`,
    entries: [
      {
        name: 'Andrea R.',
        initials: 'AR',
        text: 'Sono entrato con una foto sul telefono e sono uscito con un taglio pensato per la mia testa. E in orario.',
      },
      {
        name: 'Luca M.',
        initials: 'LM',
        text: 'La sfumatura che chiedevo da anni: guardi la nuca e non trovi il punto in cui comincia.',
      },
      {
        name: 'Giovanni P.',
        initials: 'GP',
        text: 'Ho prenotato alle undici di sera dal divano. La mattina dopo ero in poltrona, senza una telefonata.',
      },
      {
        name: 'Davide C.',
        initials: 'DC',
        text: 'Panno caldo, rasoio, silenzio. Mezz’ora in cui nessuno mi chiede niente.',
      },
      {
        name: 'Sara B.',
        initials: 'SB',
        text: 'Ci porto mio figlio: non sta fermo un minuto, eppure il taglio è sempre dritto.',
      },
      {
        name: 'Matteo F.',
        initials: 'MF',
        text: 'Il prezzo che leggi è quello che paghi, e l’ora che scegli è quella in cui ti siedi.',
      },
    ],
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
    email: 'Email',
    contactHours: 'Orari di contatto',
    maps: 'Apri nelle mappe',
    map: (street: string) => `Mappa schematica del golfo di Lugano con lo studio in ${street}`,
  },
  footer: {
    about: (city: string) => `Barber studio a ${city}. Taglio, barba e sfumature su appuntamento.`,
    menu: 'Menu rapido',
    sections: {
      services: 'Servizi',
      team: 'Barbieri',
      shop: 'Shop',
      prices: 'Listino prezzi',
      contact: 'Contatti',
    },
    services: 'Servizi',
    contactHours: 'Orari di contatto',
    version: (year: number | null, shop: string, version: string) =>
      `© ${year ?? ''} ${shop} · Versione ${version}`,
    developer: 'Realizzazione del sito',
    developerSite: 'Sito web',
  },
} as const
