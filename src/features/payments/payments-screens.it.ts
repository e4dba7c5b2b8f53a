import type { PaymentStatus } from './payments.rules.ts'

export const payOnlineTexts = {
  stripeMissing: 'Stripe non caricato correttamente',
  loading: 'Preparazione pagamento...',
  /** @param left minutes and seconds, as 12:30 */
  timeLeft: (left: string) => `Il posto è tuo ancora per ${left}`,
  almostOver: 'Mancano due minuti: poi il posto torna libero per tutti.',
  over: 'Il tempo per pagare è finito e il posto è di nuovo libero per tutti. Non ti è stato addebitato nulla.',
  startAgain: 'Ricomincia',
  pay: (amount: string) => `Paga ${amount}`,
  paying: 'Elaborazione...',
  failed: 'Errore durante il pagamento',
  guestFailed: 'Errore nel pagamento. Riprova o scegli "Pago in sede".',
  privacy: 'I dati della carta vanno direttamente a Stripe: noi non li vediamo e non li conserviamo.',
} as const

export const payerTexts = {
  title: 'Dati di fatturazione',
  lead: 'Servono per la ricevuta. Tutti i campi sono obbligatori.',
  phoneHint: 'Solo cifre, spazi e il segno +',
} as const

export const returnTexts = {
  pageTitle: 'Pagamento · F4DEZONE',
  asking: 'Controlliamo il pagamento',
  askingLead: 'Un momento: chiediamo a Stripe com’è andata.',
  paid: 'Pagamento completato',
  paidLead: 'Il tuo appuntamento è pagato. Lo ritrovi nel tuo elenco.',
  processing: 'Pagamento in elaborazione',
  processingLead:
    'La conferma tarda un po’. Non pagare di nuovo: appena arriva ti scriviamo, e puoi chiudere questa pagina.',
  askAgain: 'Controlla di nuovo',
  refused: 'Pagamento non riuscito',
  refusedLead:
    'Il pagamento è stato rifiutato o interrotto: non ti è stato addebitato nulla. Quello che hai scritto c’è ancora.',
  back: 'Torna al pagamento',
  toAppointments: 'I tuoi appuntamenti',
  refunded: 'L’importo ti viene rimborsato',
  /** @param reason as the server says it, without a full stop */
  refundedLead: (reason: string, amount: string) =>
    `${reason}. Ti restituiamo ${amount} sullo stesso mezzo di pagamento; la banca può impiegare qualche giorno.`,
  otherTimes: 'Scegli un altro orario',
  unknown: 'Qui non troviamo nessun pagamento',
  unknownLead: 'Il link è incompleto o non è più valido. Se hai pagato, la conferma ti arriva per mail.',
  home: 'Torna alla home',
  failed: 'Non riusciamo a controllare il pagamento. Non pagare di nuovo: riprova tra poco.',
} as const

export const payAppointmentTexts = {
  title: 'Paga il tuo appuntamento',
  close: 'Chiudi',
  failed: 'Errore nella creazione del pagamento',
} as const

/** How an appointment is paid. */
export const paidTexts = {
  online: 'Pagato online',
  in_person: 'Pagato in sede',
  refunded: 'Rimborsato',
  partially_refunded: 'Rimborsato in parte',
  pending: 'Da pagare',
} as const

const statuses: Record<PaymentStatus, string> = {
  pending: 'Aperto',
  processing: 'In elaborazione',
  completed: 'Pagato',
  partially_refunded: 'Rimborsato in parte',
  refunded: 'Rimborsato',
  cancelled: 'Annullato',
}

export const historyTexts = {
  title: 'Pagamenti',
  lead: 'Commissione e netto sono una stima: quelli definitivi li trovi nel tuo conto Stripe.',
  loadFailed: 'Errore nel caricamento dei pagamenti',
  emptyTitle: 'Nessun pagamento',
  empty: 'Qui compaiono i pagamenti online e quelli registrati in sede.',
  more: 'Mostra altri',
  type: 'Tipo',
  allTypes: 'Tutti i tipi',
  types: { appointment: 'Appuntamenti', product_order: 'Ordini', plan: 'Abbonamento' },
  status: 'Stato',
  allStatuses: 'Tutti gli stati',
  statuses,
  methods: { cash: 'In sede', card: 'Carta', twint: 'TWINT' },
  noCustomer: 'Cliente',
  gross: 'Lordo',
  fee: 'Commissione (stima)',
  net: 'Netto (stima)',
  refunded: 'Rimborsato',
  reference: 'Riferimento',
  refunds: 'Rimborsi',
  refundStates: {
    requested: 'in corso',
    pending: 'in corso',
    succeeded: 'riuscito',
    failed: 'non riuscito',
  },
  refund: 'Rimborsa',
  refundOf: (name: string, amount: string) => `Rimborsa ${amount} a ${name}`,
  retry: 'Riprova',
  retryOf: (amount: string) => `Riprova il rimborso di ${amount}`,
} as const

export const refundTexts = {
  title: 'Rimborsa il pagamento',
  lead: (name: string, left: string) => `${name}: puoi rimborsare fino a ${left}.`,
  cash: 'È stato pagato in sede: restituisci l’importo di persona, qui viene solo registrato.',
  online: 'L’importo torna sullo stesso mezzo di pagamento. Un rimborso non si può annullare.',
  atMost: (left: string) => `Puoi rimborsare al massimo ${left}`,
  amount: 'Importo',
  amountHint: 'In franchi, per esempio 35.00',
  reason: 'Motivo',
  reasonHint: 'Il cliente lo legge nel suo elenco dei pagamenti.',
  keep: 'Annulla',
  confirm: 'Rimborsa',
  busy: 'Rimborso in corso...',
  failed: 'Errore nel rimborso',
} as const

export const paidAtShopTexts = {
  action: 'Segna come pagato in sede',
  title: 'Pagato in sede?',
  question: (name: string, amount: string) => `${name} ha pagato ${amount} in sede?`,
  hint: 'Il pagamento viene registrato come incassato; chi amministra lo può rimborsare.',
  keep: 'Annulla',
  confirm: 'Segna come pagato',
  busy: 'Aggiornamento in corso...',
  failed: 'Errore nella registrazione del pagamento',
} as const
