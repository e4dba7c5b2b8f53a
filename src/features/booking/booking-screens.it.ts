import { clockTime, dayNames } from './booking-days.it.ts'

/** Every Italian text of the booking screens; what the server says too is in booking.it.ts. */

const fewerThan24Hours = 'mancano meno di 24 ore'

export const pickerTexts = {
  barber: 'Barbiere',
  service: 'Servizio',
  day: 'Data',
  time: 'Orario',
  timeOf: (day: string) => `Orario, ${dayNames.long(day)}`,
  withBarber: (name: string) => `con ${name}`,
  withAnyBarber: 'con il primo barbiere disponibile',
  minutes: (count: number) => `${count} min`,
  barberFirst: 'Scegli prima il barbiere.',
  serviceFirst: 'Scegli prima barbiere e servizio.',
  noServices: 'Questo barbiere non offre ancora servizi prenotabili.',
  loadHint: (windowDays: number) =>
    `Più il tratto è fitto, più il giorno è pieno. Si prenota con al massimo ${windowDays} giorni di anticipo.`,
  dayParts: { morning: 'Mattina', afternoon: 'Pomeriggio', evening: 'Sera' },
  dayStates: {
    density: ['', 'quasi libero', 'mezzo pieno', 'piuttosto pieno', 'quasi pieno'],
    full: 'al completo',
    fullToday: 'nessun orario rimasto',
    closed: 'chiuso',
    vacation: 'barbiere in vacanza',
  },
  slotStates: {
    free: '',
    booked: 'prenotato',
    break: 'pausa',
    past: 'passato',
    short: (minutes: number) => `troppo breve per ${minutes} min`,
    unavailable: 'non disponibile',
  },
  legend: {
    free: 'Libero',
    chosen: 'Scelto',
    booked: 'Prenotato',
    short: (minutes: number) => `Troppo breve per ${minutes} min`,
    break: 'Pausa',
    past: 'Passato',
  },
  freeSlots: (count: number) => (count === 1 ? 'Un orario libero' : `${count} orari liberi`),
  loadingSlots: 'Caricamento degli orari...',
  closed: (weekday: string) => `${weekday} chiuso`,
  vacation: 'Il barbiere è in vacanza',
  vacationDates: (from: string, to: string) => `dal ${from} al ${to}`,
  noSlots: 'Nessuno slot disponibile per questa data',
  nextFree: (day: string, time: string) =>
    `Prossima data libera: ${dayNames.long(day)}, ore ${clockTime(time)}`,
  windowFull: 'Da questa data in poi non c’è più posto nei giorni prenotabili.',
  timeLost: (time: string) => `L’orario delle ${clockTime(time)} non è più libero: scegline un altro.`,
  retry: 'Riprova',
  errors: {
    initial: 'Errore nel caricamento dei dati iniziali',
    barbers: 'Errore nel caricamento dei barbieri',
    services: 'Errore nel caricamento dei servizi',
    days: 'Errore nel caricamento delle date',
    slots: 'Errore nel caricamento degli slot disponibili',
    vacation: 'Errore nel controllo delle vacanze',
  },
} as const

export const summaryTexts = {
  label: 'Riepilogo',
  service: 'Servizio',
  barber: 'Barbiere',
  duration: 'Durata',
  place: 'Dove',
  total: 'Totale',
  minutes: (count: number) => `${count} min`,
  until: (time: string) => `fino alle ${clockTime(time)}`,
  noDay: 'Il tuo appuntamento',
  noTime: 'Scegli un orario',
  when: 'Quando?',
  whenOnDay: 'A che ora?',
  open: '–',
} as const

export const guestTexts = {
  pageTitle: 'Prenota · F4DEZONE',
  description:
    'Prenota il tuo appuntamento da F4DEZONE a Lugano: scegli barbiere, servizio, giorno e ora. Senza account.',
  steps: ['1. Appuntamento', '2. Conferma', '3. Pagamento', '4. Fatto'],
  stepsLabel: 'Passi della prenotazione',
  title: 'Prenota il tuo appuntamento',
  lead: 'Come ospite, senza account. Tutti i campi sono obbligatori.',
  withAccount: 'Hai effettuato l’accesso: con il tuo account ritrovi la prenotazione nel tuo elenco.',
  bookWithAccount: 'Prenota con il tuo account',
  details: 'I tuoi dati',
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'Email',
  phone: 'Telefono',
  phoneHint: 'Solo cifre, spazi e il segno +',
  submit: 'Prenota',
  hints: {
    appointment: 'Nel prossimo passo controlli i dati e scegli come pagare. Si cancella fino a 24 ore prima.',
    review: 'Non hai ancora prenotato: manca solo il pagamento.',
    payment: 'Dopo la conferma puoi spostare o cancellare l’appuntamento fino a 24 ore prima.',
  },
  review: {
    title: 'Controlla i dati',
    lead: 'Se qualcosa non va, torna indietro: non perdi quello che hai scritto.',
    appointment: 'Appuntamento',
    edit: 'Modifica',
    editAppointment: 'Modifica appuntamento',
    editDetails: 'Modifica i tuoi dati',
    day: 'Giorno',
    time: 'Ora',
    continue: 'Vai al pagamento',
  },
  payment: {
    title: 'Pagamento',
    lead: 'Ancora un passo e il posto è tuo.',
    unavailable: 'Pagamenti Non Disponibili',
    unavailableHint: 'Il pagamento online non è attivo. Paghi in sede, il giorno dell’appuntamento.',
    cash: 'Pago in sede',
    cashHint: 'In contanti, dopo il servizio',
    confirm: 'Conferma e paga in sede',
    sending: 'Prenotazione in corso...',
    failed: 'Errore nella prenotazione',
  },
  alreadyBooked: (day: string, time: string) =>
    `Hai già prenotato: ${dayNames.long(day)}, ore ${clockTime(time)}.`,
  openBooked: 'Apri la prenotazione',
  failed: 'Errore nella creazione della prenotazione',
  limitReached: (phone: string) =>
    `Hai raggiunto il limite di prenotazioni. Contatta il responsabile del salone: ${phone}`,
} as const

export const priceTexts = {
  title: 'Il prezzo è cambiato',
  lead: 'Mentre prenotavi il prezzo di questo servizio è stato aggiornato.',
  before: 'Prima',
  now: 'Adesso',
  confirm: (price: string) => `Conferma a ${price}`,
  back: 'Torna indietro',
} as const

export const confirmationTexts = {
  pageTitle: 'La tua prenotazione · F4DEZONE',
  doneFor: (firstName: string) => `A presto, ${firstName}!`,
  doneLead: 'La prenotazione è confermata. Ti abbiamo mandato una mail con tutti i dettagli.',
  doneLeadWithoutMail:
    'La prenotazione è confermata. Salva questa pagina: da qui puoi spostare o cancellare l’appuntamento.',
  titleFor: (firstName: string) => `Ciao ${firstName}, ecco il tuo appuntamento`,
  lead: 'Ti aspettiamo. Se qualcosa cambia, puoi spostarlo o cancellarlo da qui.',
  pendingLead: 'La richiesta è arrivata: ti scriviamo appena lo studio la conferma.',
  pendingLeadWithoutMail:
    'La richiesta è arrivata. Salva questa pagina: qui vedi quando lo studio la conferma.',
  cancelled: 'Appuntamento cancellato',
  cancelledLead: 'Quando vuoi, ne prenoti un altro.',
  reason: (text: string) => `Motivo: ${text}`,
  hasAccount: 'Con questa email hai già un account: la prossima volta accedi e prenota in un attimo.',
  login: 'Accedi',
  address: 'Indirizzo',
  map: 'Apri la mappa',
  calendar: 'Aggiungi al calendario',
  home: 'Torna alla home',
  again: 'Prenota di nuovo',
  linkTitle: 'Spostare o cancellare',
  linkHint: 'Con il link di questa pagina puoi spostare o cancellare l’appuntamento fino a 24 ore prima.',
  copyLink: 'Copia il link',
  linkCopied: 'Link copiato',
  linkNotCopied: 'Copia non riuscita: usa l’indirizzo della pagina.',
  move: 'Sposta',
  cancel: 'Cancella',
  missingTitle: 'Qui non troviamo nessuna prenotazione',
  missingLead:
    'Il link è incompleto o non è più valido. Apri quello della mail di conferma, oppure chiama il salone.',
  failed: 'Errore nel caricamento della prenotazione',
} as const

export const clientTexts = {
  pageTitle: 'I tuoi appuntamenti · F4DEZONE',
  title: 'Prenota il tuo appuntamento',
  lead: 'Scegli barbiere, servizio, giorno e ora. Qui sotto ritrovi tutti i tuoi appuntamenti.',
  submit: 'Prenota',
  sending: 'Prenotazione in corso...',
  sendingShort: 'Invio...',
  submitHint: 'Paghi in sede. Puoi spostare o cancellare fino a 24 ore prima.',
  failed: "Errore nella creazione dell'appuntamento",
  contactSalon: 'Contatta il salone',
} as const

export const appointmentTexts = {
  title: 'I tuoi appuntamenti',
  upcoming: 'In programma',
  past: 'Passati',
  pastAndCancelled: 'Passati e cancellati',
  empty: 'Non hai ancora appuntamenti',
  emptyHint: 'Il primo lo prenoti qui sopra.',
  loadFailed: 'Errore nel caricamento dei tuoi appuntamenti',
  reloadFailed: "Errore nell'aggiornamento. Ricarica la pagina.",
  retry: 'Riprova',
  withBarber: (name: string) => `con ${name}`,
  edit: 'Modifica',
  cancel: 'Cancella',
  again: 'Prenota di nuovo',
  more: 'Mostra altri',
  reason: (text: string) => `Motivo: ${text}`,
  locked: 'Mancano meno di 24 ore: per spostarlo o cancellarlo senti il salone.',
  editLocked: `Non puoi più modificare l'appuntamento perché ${fewerThan24Hours}`,
  cancelLocked: `Non puoi più cancellare l'appuntamento perché ${fewerThan24Hours}`,
  call: (phone: string) => `Chiama il salone: ${phone}`,
} as const

export const editTexts = {
  title: 'Modifica appuntamento',
  continue: 'Continua',
  unchanged: 'Scegli che cosa cambiare: per ora è tutto come prima.',
  missing: {
    barber: 'Scegli il barbiere.',
    service: 'Scegli il servizio.',
    time: (day: string) => `Scegli un orario di ${dayNames.long(day)}.`,
  },
  chosen: (day: string, time: string) => `Nuovo: ${dayNames.long(day)}, ore ${clockTime(time)}`,
  close: 'Chiudi',
  confirmTitle: 'Conferma le modifiche',
  confirmLead: 'Controlla che il nuovo appuntamento vada bene.',
  what: 'Che cosa',
  current: 'Attuale',
  next: 'Nuovo',
  barber: 'Barbiere',
  service: 'Servizio',
  day: 'Data',
  time: 'Ora',
  price: 'Prezzo',
  back: 'Indietro',
  confirm: 'Conferma modifiche',
  sending: 'Salvataggio in corso...',
  failed: "Errore nella modifica dell'appuntamento",
} as const

export const cancelTexts = {
  title: 'Cancella appuntamento',
  lead: (service: string, day: string, time: string) =>
    `Vuoi cancellare ${service} di ${dayNames.long(day)} alle ${clockTime(time)}? L’orario torna libero per altri.`,
  reason: 'Motivo (facoltativo)',
  left: (count: number) => `Ancora ${count} caratteri`,
  keep: 'Non cancellare',
  confirm: 'Cancella appuntamento',
  sending: 'Cancellazione in corso...',
  close: 'Chiudi',
  failed: "Errore nella cancellazione dell'appuntamento",
} as const

export const invalidAnswer = 'Risposta del server non valida'
