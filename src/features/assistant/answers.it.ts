import { capitalised, clockTime, dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'

import type { Asker } from './faqs.rules.ts'

export const answerTexts = {
  /** CHAT-02. */
  welcome: {
    visitor: (shop: string) =>
      `Ciao! Sono l’assistente di ${shop}. Chiedimi orari, prezzi o il prossimo posto libero: se non so una cosa, te lo dico.`,
    client: (shop: string, firstName: string) =>
      `Ciao ${firstName}! Sono l’assistente di ${shop}. Cerco un posto libero, ritrovo il tuo appuntamento e rispondo su prezzi e orari.`,
    barber: (_shop: string, firstName: string) =>
      `Ciao ${firstName}! Ti aiuto con l’agenda, gli orari, le vacanze e il pannello barbiere.`,
    admin: (_shop: string, firstName: string) =>
      `Ciao ${firstName}! Ti aiuto con il pannello: calendario, listino, barbieri, ordini, piano e impostazioni.`,
  } satisfies Record<Asker, (shop: string, firstName: string) => string>,

  hours: {
    title: 'Gli orari di apertura:',
    line: (first: string, last: string, hours: string) =>
      `${first === last ? first : `${first}–${last}`}: ${hours}`,
    span: (opens: string, closes: string) => `${clockTime(opens)}–${clockTime(closes)}`,
    closed: 'chiuso',
    onDay: (day: string, opens: string, closes: string) =>
      `${capitalised(dayNames.long(day))} lo studio è aperto dalle ${clockTime(opens)} alle ${clockTime(closes)}.`,
    holiday: (day: string) =>
      `${capitalised(dayNames.long(day))} è un giorno festivo: chiedi allo studio se apre. Di solito quel giorno della settimana:`,
    closedOn: (day: string) => `${capitalised(dayNames.long(day))} lo studio è chiuso.`,
    openNow: (closes: string) => `Adesso lo studio è aperto, fino alle ${clockTime(closes)}.`,
    closedNow: 'Adesso lo studio è chiuso.',
    booking:
      'Che cosa si può prenotare lo decidono gli orari dei barbieri. Per i giorni festivi chiedi allo studio.',
    ofBarber: (name: string) => `Gli orari di lavoro di ${name}:`,
    pause: (from: string, to: string) => `, pausa ${clockTime(from)}–${clockTime(to)}`,
    freeDay: 'libero',
  },

  prices: {
    title: 'Il listino:',
    line: (name: string, price: number) => `${name}: ${formatChf(price)}`,
    vat: 'Prezzi in franchi svizzeri, IVA inclusa.',
    none: 'In questo momento non c’è nessun servizio in listino.',
    together: (total: number) => `Insieme: ${formatChf(total)}.`,
    highest: 'Il prezzo più alto:',
    lowest: 'Il prezzo più basso:',
  },

  services: {
    title: 'Questi sono i servizi che puoi prenotare:',
    line: (name: string, minutes: number, price: number) => `${name}: ${minutes} minuti, ${formatChf(price)}`,
    others: 'Se cerchi altro, chiedi allo studio.',
  },

  barbers: {
    title: 'I barbieri dello studio:',
    whoOffers: (service: string) => `«${service}» lo offrono:`,
    offering: (service: string, names: readonly string[]) => `«${service}»: ${names.join(', ')}.`,
    offersIt: (barber: string, service: string) => `${barber} offre «${service}».`,
    onDay: (day: string) => `${capitalised(dayNames.long(day))} lavorano:`,
    usuallyOnDay: (day: string) => `${capitalised(dayNames.long(day))}, con gli orari di sempre, lavorano:`,
    unknown: (said: string) => `Qui non lavora nessuno che si chiama ${capitalised(said)}.`,
    known: (names: readonly string[]) => `Qui lavorano: ${names.join(', ')}.`,
    nobodyOffers: (service: string) => `In questo momento nessun barbiere offre «${service}».`,
    line: (name: string, tagline: string) => (tagline === '' ? name : `${name}: ${tagline}`),
    one: (name: string, bio: string) =>
      bio === '' ? `${name} è uno dei barbieri dello studio.` : `${name}: ${bio}`,
    offers: (services: string) => `Con lui o lei prenoti: ${services}.`,
    none: 'In questo momento sul sito non c’è nessun barbiere.',
  },

  free: {
    heading: (service: string, barber: string | null, day: string, count: number) =>
      `Per «${service}»${barber === null ? '' : ` con ${barber}`} ${count === 1 ? 'questo orario è libero' : 'questi orari sono liberi'} ${dayNames.long(day)}:`,
    first: (service: string, barber: string | null, day: string, time: string) =>
      `Il primo posto per «${service}»${barber === null ? '' : ` con ${barber}`} è ${dayNames.long(day)} alle ${clockTime(time)}.`,
    notThen: (day: string) => `${capitalised(dayNames.long(day))} in quelle ore non c’è più posto.`,
    full: (day: string) => `${capitalised(dayNames.long(day))} non c’è più posto.`,
    nobodyWorks: (day: string) => `${capitalised(dayNames.long(day))} non si lavora.`,
    vacation: (day: string) => `${capitalised(dayNames.long(day))} il barbiere è in vacanza.`,
    tooFar: (days: number) => `Si prenota da oggi a ${days} giorni.`,
    windowFull: 'Nei giorni prenotabili non c’è più posto.',
    oneEach: 'Ogni appuntamento è per un servizio solo: per il resto prenota un altro orario.',
    notOffered: (service: string, barber: string) => `${barber} non offre «${service}».`,
    choose: 'Premi su un orario: apro la prenotazione già compilata.',
    atDesk: 'Li inserisci dalla prenotazione telefonica.',
    wait: 'Con un account puoi metterti in lista d’attesa.',
    slot: (day: string, time: string) =>
      `${dayNames.weekdayShort(day)} ${dayNames.short(day)}, ${clockTime(time)}`,
    exact: (service: string, barber: string | null, day: string, time: string) =>
      `${capitalised(dayNames.long(day))} alle ${clockTime(time)} c’è posto per «${service}»${barber === null ? '' : ` con ${barber}`}.`,
    notAt: (day: string, time: string) =>
      `${capitalised(dayNames.long(day))} alle ${clockTime(time)} non c’è posto.`,
    nearest: (service: string, barber: string | null, day: string) =>
      `I posti più vicini per «${service}»${barber === null ? '' : ` con ${barber}`}, ${dayNames.long(day)}:`,
    for: (service: string) => `Primo posto per ${service}`,
  },

  noSuchDay: (said: string) => `Il «${said}» sul calendario non c’è. Per che giorno cerco?`,

  book: {
    how: 'Scegli barbiere, servizio, giorno e ora: bastano un paio di minuti. Se mi dici che cosa e quando, cerco io un posto.',
    bySite: 'Con il tuo account la ritrovi nel tuo elenco.',
    asGuest: 'Non serve un account.',
  },

  /** Shown without a plan or at its limit; customers must not hear of the plan. */
  closed: {
    customer: (phone: string) =>
      `Le prenotazioni online sono momentaneamente sospese. Per un appuntamento chiama lo studio: ${phone}.`,
    owner:
      'In questo momento non si possono inserire prenotazioni: manca un piano attivo, o il suo limite è raggiunto. Lo vedi in «Abbonamento».',
  },

  move: {
    own: (appointment: string) => `Il tuo prossimo appuntamento è ${appointment}.`,
    here: 'Lo sposti dal tuo elenco, con «Modifica».',
    client: (hours: number) =>
      `Nel tuo elenco premi «Modifica» sull’appuntamento: puoi farlo finché mancano più di ${hours} ore.`,
    visitor: (hours: number) =>
      `Con un account: accedi e premi «Modifica» nel tuo elenco. Come ospite: apri il link della tua prenotazione e premi «Sposta». Si può finché mancano più di ${hours} ore.`,
  },

  cancel: {
    here: 'Lo cancelli dal tuo elenco, con «Cancella».',
    client: (hours: number) =>
      `Nel tuo elenco premi «Cancella» sull’appuntamento: puoi farlo finché mancano più di ${hours} ore.`,
    visitor: (hours: number) =>
      `Con un account: accedi e premi «Cancella» nel tuo elenco. Come ospite: apri il link della tua prenotazione e premi «Cancella». Si può finché mancano più di ${hours} ore.`,
  },

  locked: (hours: number, phone: string) =>
    `Mancano meno di ${hours} ore: per spostarlo o cancellarlo chiama lo studio, ${phone}.`,

  own: {
    next: (appointment: string) => `Il tuo prossimo appuntamento: ${appointment}.`,
    appointment: (service: string, day: string, time: string, barber: string) =>
      `${service}, ${dayNames.long(day)} alle ${clockTime(time)} con ${barber}`,
    pending: 'Lo studio lo deve ancora confermare.',
    more: (count: number) =>
      count === 1 ? 'Ne hai ancora uno dopo questo.' : `Ne hai altri ${count} dopo questo.`,
    none: 'Non hai appuntamenti in programma.',
    visitor:
      'Per vederlo devi accedere: qui non so chi sei. Come ospite lo trovi con il link della tua prenotazione.',
    staff: 'Gli appuntamenti dello studio sono nel pannello; qui cerco solo quelli prenotati a tuo nome.',
  },

  where: (street: string, place: string) => `Siamo in ${street}, ${place}.`,
  contacts: {
    phone: (phone: string) => `Telefono: ${phone}`,
    email: (email: string) => `Email: ${email}`,
    hours: 'Rispondiamo:',
  },

  shop: {
    categories: (names: string) => `Nello shop trovi: ${names}. Ordini online e ritiri in negozio, gratis.`,
    found: 'Nello shop ho trovato:',
    line: (name: string, price: number, stock: string) =>
      `${name}: ${formatChf(price)}, ${stock.toLowerCase()}`,
    empty: 'In questo momento nello shop non c’è nessun prodotto.',
  },

  human: (phone: string) => `Certo. Lo studio risponde al ${phone}.`,
  answersAt: (line: string) => `Oggi: ${line}.`,

  greeting: 'Ciao! Dimmi pure che cosa ti serve.',
  thanks: 'Prego! Se ti serve altro, sono qui.',

  /** Added when the question has a word that the shop has no information about. */
  unsaid: (word: string, phone: string) =>
    `Di «${word}» qui non c’è scritto niente, e non voglio inventare: chiedi allo studio, ${phone}.`,

  unknown: (phone: string) =>
    `Questo non lo so, e non voglio inventare. Prova con altre parole, oppure chiama lo studio: ${phone}.`,
  unknownStaff:
    'Questo non lo so, e non voglio inventare. Prova con altre parole, per esempio con il nome della sezione.',

  actions: {
    book: 'Prenota',
    guestBooking: 'Prenota come ospite',
    myAppointments: 'I miei appuntamenti',
    waitingList: 'Lista d’attesa',
    register: 'Crea account',
    login: 'Accedi',
    profile: 'Apri il profilo',
    orders: 'I miei ordini',
    shop: 'Vai allo shop',
    privacy: 'Informativa sulla privacy',
    marketing: 'Per i saloni',
    consultation: 'Consulenza gratuita',
    hiring: 'Lavora con noi',
    phone: (phone: string) => `Chiama ${phone}`,
    whatsapp: 'Scrivi su WhatsApp',
    email: 'Scrivi un’email',
    map: 'Apri la mappa',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    panel: (section: string) => `Apri ${section}`,
    move: 'Sposta',
    cancel: 'Cancella',
  },
  firstWords: (shop: string) => `Ciao ${shop}, ho una domanda.`,
} as const
