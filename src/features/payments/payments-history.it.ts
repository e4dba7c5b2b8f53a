import type { PaymentStatus } from './payments.rules.ts'

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
