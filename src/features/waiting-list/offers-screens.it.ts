export const waitingListScreenTexts = {
  pageTitle: 'Lista d’attesa · F4DEZONE',
  title: "Lista d'attesa",
  lead: 'L’orario che vuoi è già preso? Dicci che cosa aspetti: appena si libera un posto lo teniamo per te e ti scriviamo.',
  add: 'Aggiungi alla lista',
  formTitle: 'Che cosa aspetti?',
  labels: {
    barber: 'Barbiere',
    service: 'Servizio',
    days: 'Giorni preferiti',
    times: 'Fasce orarie preferite',
    notes: 'Note',
  },
  pickBarber: 'Seleziona un barbiere',
  pickService: 'Seleziona un servizio',
  barberFirst: 'Scegli prima il barbiere',
  anyDayHint: 'Senza una scelta va bene qualsiasi giorno.',
  anyTimeHint: 'Senza una scelta va bene qualsiasi orario.',
  notesHint: 'Facoltative. Le legge solo lo studio.',
  cancel: 'Annulla',
  submit: 'Invia richiesta',
  sending: 'Invio in corso...',
  addFailed: "Errore nell'aggiunta alla lista d'attesa",
  status: { pending: 'In attesa', notified: 'Slot disponibile', other: 'Scaduta' },
  requested: (date: string) => `Richiesta del ${date}`,
  until: (date: string) => `valida fino al ${date}`,
  list: 'Le tue richieste',
  loadFailed: "Errore nel caricamento della lista d'attesa",
  emptyTitle: 'Nessuna richiesta in lista d’attesa',
  empty: 'Aggiungi una richiesta: ti avvisiamo appena si libera un posto.',
  removal: {
    title: 'Rimuovere la richiesta?',
    question: "Sei sicuro di voler rimuovere questa richiesta dalla lista d'attesa?",
    offered: 'L’orario che teniamo per te passa alla prossima persona in lista.',
    confirm: 'Rimuovi dalla lista',
    busy: 'Rimozione in corso...',
    cancel: 'Annulla',
  },
  removeFailed: "Errore durante l'eliminazione della richiesta",
  signIn: 'Accedi',
  toAppointments: 'I miei appuntamenti',
  signInFirst: "Devi effettuare l'accesso per vedere la lista d'attesa.",
  offer: {
    free: (when: string, barber: string) => `È disponibile uno slot: ${when} con ${barber}.`,
    goOn: (until: string) =>
      `Vai al sistema di prenotazione per confermarlo: hai la precedenza fino alle ${until}.`,
    toBooking: 'Vedi nel sistema di prenotazione',
    booked: (when: string, barber: string) => `Prenotato: ${when}, con ${barber}.`,
  },
} as const

export const offerPageTexts = {
  pageTitle: 'Un posto per te · F4DEZONE',
  open: {
    title: 'Si è liberato un posto',
    lead: (firstName: string) => `${firstName}, per ora lo teniamo per te.`,
  },
  accepted: { title: 'Appuntamento prenotato', lead: 'Ti aspettiamo. La conferma è nella tua posta.' },
  acceptedWithoutMail: 'Ti aspettiamo.',
  declined: {
    title: 'Hai rinunciato a questo orario',
    lead: 'Resti in lista d’attesa: ti scriviamo al prossimo posto libero.',
  },
  expired: {
    title: 'Il tempo per accettare è scaduto',
    lead: 'Il posto è passato alla prossima persona. Resti in lista d’attesa.',
  },
  gone: {
    title: 'Questo orario non è più disponibile',
    lead: 'Puoi scegliere un altro orario, o aspettare il prossimo posto libero.',
  },
  unknown: {
    title: 'Link non valido',
    lead: 'Apri il link completo che hai ricevuto, oppure guarda la tua lista d’attesa.',
  },
  keptUntil: (until: string) => `Riservato a te fino alle ${until}`,
  accept: 'Prenota questo orario',
  accepting: 'Prenotazione in corso...',
  acceptFailed: 'Errore nella prenotazione. Riprova.',
  declineFailed: 'Errore nell’invio. Riprova.',
  refusal: {
    title: 'Rinunciare a questo orario?',
    question: 'L’orario passa subito alla prossima persona. Resti comunque in lista d’attesa.',
    confirm: 'Rinuncia',
    busy: 'Invio in corso...',
    cancel: 'Tienilo per me',
  },
  loadFailed: 'Errore nel caricamento della proposta',
  toList: 'La mia lista d’attesa',
  toAppointments: 'I miei appuntamenti',
  book: 'Scegli un altro orario',
} as const

export function othersThatEnd(count: number): string {
  return count === 1
    ? 'Se lo prenoti, esce dalla lista d’attesa anche l’altra tua richiesta per questo servizio.'
    : 'Se lo prenoti, escono dalla lista d’attesa anche le altre tue richieste per questo servizio.'
}

export const offerLogTexts = {
  title: 'Posti offerti',
  loadFailed: 'Errore nel caricamento dei posti offerti',
  emptyTitle: 'Ancora nessun posto offerto',
  empty:
    'Quando si libera un orario che qualcuno aspetta, qui si vede a chi è stato offerto e come è finita.',
  noun: { one: 'posto offerto', many: 'posti offerti' },
  offered: 'Offerto',
  open: (until: string) => `Aperto fino alle ${until}`,
  outcome: {
    accepted: 'Accettato',
    declined: 'Rifiutato',
    lapsed: 'Scaduto',
    superseded: 'Superato',
    withdrawn: 'Ritirato',
    refused: 'Non poteva prenotare',
  },
} as const
