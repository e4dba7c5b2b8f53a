import { clockTime, dayNames } from '#shared/italian-dates.ts'

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
  pageTitle: 'Prenota',
  description: (shop: string, city: string) =>
    `Prenota il tuo appuntamento da ${shop} a ${city}: scegli barbiere, servizio, giorno e ora. Senza account.`,
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
    how: 'Come vuoi pagare?',
    cash: 'Pago in sede',
    cashHint: 'In contanti, dopo il servizio',
    online: 'Pago online',
    onlineHint: 'Carta o TWINT; se cancelli in tempo ti rimborsiamo',
    prepare: 'Continua',
    preparing: 'Preparazione pagamento...',
    fieldsTitle: 'Paga con carta o TWINT',
    editPayer: 'Modifica i dati di fatturazione',
    releaseFailed: 'Non siamo riusciti ad annullare il pagamento online. Riprova.',
    confirm: 'Conferma e paga in sede',
    sending: 'Prenotazione in corso...',
    back: 'Indietro',
    failed: 'Errore nella prenotazione',
    startUnanswered:
      'La risposta non è arrivata. Non hai prenotato e non hai pagato nulla: premi di nuovo «Continua», e se tenevamo già l’orario per te ritrovi lo stesso pagamento.',
  },
  alreadyBooked: (day: string, time: string) =>
    `Hai già prenotato: ${dayNames.long(day)}, ore ${clockTime(time)}.`,
  openBooked: 'Apri la prenotazione',
  left: {
    pending: (day: string, time: string) =>
      `Il pagamento delle ${clockTime(time)} di ${dayNames.long(day)} è in sospeso: teniamo l’orario per te ancora per qualche minuto.`,
    resume: 'Riprendi il pagamento',
    release: 'Libera l’orario',
  },
  failed: 'Errore nella creazione della prenotazione',
  limitReached: (phone: string) =>
    `Hai raggiunto il limite di prenotazioni. Contatta il responsabile del salone: ${phone}`,
} as const

export const confirmationTexts = {
  pageTitle: 'La tua prenotazione',
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
  pageTitle: 'I tuoi appuntamenti',
  title: 'Prenota il tuo appuntamento',
  lead: 'Scegli barbiere, servizio, giorno e ora. Qui sotto ritrovi tutti i tuoi appuntamenti.',
  submit: 'Prenota',
  sending: 'Prenotazione in corso...',
  sendingShort: 'Invio...',
  submitHint: 'Paghi in sede. Puoi spostare o cancellare fino a 24 ore prima.',
  submitHintWithOnline:
    'Paghi in sede, oppure online dal tuo elenco. Puoi spostare o cancellare fino a 24 ore prima.',
  failed: "Errore nella creazione dell'appuntamento",
  contactSalon: 'Contatta il salone',
  salonIsFull: (phone: string) =>
    `Per questo mese il salone non prende altre prenotazioni online${phone ? `: chiamalo al ${phone}` : ''}.`,
  closedHint: 'I tuoi appuntamenti restano validi: qui sotto li puoi spostare o cancellare.',
} as const

export const payOwnTexts = {
  pay: 'Paga online',
  summary: (service: string, day: string, time: string) =>
    `${service}, ${dayNames.long(day)} alle ${clockTime(time)}.`,
} as const
