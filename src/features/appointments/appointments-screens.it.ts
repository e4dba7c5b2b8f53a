import { clockTime, dayNames } from '#shared/italian-dates.ts'

const fewerThan24Hours = 'mancano meno di 24 ore'

export const termsTexts = {
  price: {
    title: 'Il prezzo è cambiato',
    lead: 'Mentre prenotavi il prezzo di questo servizio è stato aggiornato.',
    label: 'Prezzo',
  },
  duration: {
    title: 'La durata è cambiata',
    lead: 'Nel frattempo la durata di questo servizio è stata aggiornata.',
    label: 'Durata',
  },
  both: {
    title: 'Prezzo e durata sono cambiati',
    lead: 'Nel frattempo prezzo e durata di questo servizio sono stati aggiornati.',
  },
  before: 'Prima',
  now: 'Adesso',
  minutes: (minutes: number) => `${minutes} min`,
  confirm: (terms: string) => `Conferma a ${terms}`,
  confirmDuration: (minutes: number) => `Conferma ${minutes} minuti`,
  back: 'Torna indietro',
} as const

export const ownAppointmentsTexts = {
  title: 'I tuoi appuntamenti',
  upcoming: 'In programma',
  past: 'Passati',
  pastAndCancelled: 'Passati e cancellati',
  empty: 'Non hai ancora appuntamenti',
  emptyHint: 'Il primo lo prenoti qui sopra.',
  loadFailed: 'Errore nel caricamento dei tuoi appuntamenti',
  asOf: (time: string, day: string) =>
    `Dati aggiornati alle ${clockTime(time)} di ${dayNames.long(day)}: senza connessione si possono solo leggere.`,
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
    when: 'Scegli un orario',
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
  duration: 'Durata',
  price: 'Prezzo',
  money: {
    stillDue: (amount: string) => `Dopo la modifica restano da pagare ${amount}.`,
    online: (amount: string) =>
      `${amount} pagati online in più vengono rimborsati sullo stesso mezzo di pagamento.`,
    cash: (amount: string) => `${amount} pagati in sede in più vengono restituiti in sede.`,
  },
  back: 'Indietro',
  confirm: 'Conferma modifiche',
  sending: 'Salvataggio in corso...',
  failed: "Errore nella modifica dell'appuntamento",
} as const

export const cancelTexts = {
  title: 'Cancella appuntamento',
  lead: (service: string, day: string, time: string) =>
    `Vuoi cancellare ${service} di ${dayNames.long(day)} alle ${clockTime(time)}? L’orario torna libero per altri.`,
  paidBack: {
    online: (amount: string) =>
      `I ${amount} che hai pagato online ti vengono rimborsati sullo stesso mezzo di pagamento.`,
    in_person: (amount: string) => `I ${amount} che hai pagato in sede ti vengono restituiti in sede.`,
  },
  reason: 'Motivo (facoltativo)',
  left: (count: number) => `Ancora ${count} caratteri`,
  keep: 'Non cancellare',
  confirm: 'Cancella appuntamento',
  sending: 'Cancellazione in corso...',
  close: 'Chiudi',
  failed: "Errore nella cancellazione dell'appuntamento",
} as const
