import type { Channel } from '#features/notifications/notifications.contract.ts'

import type { MessagesErrorCode, MessageState } from './messages.contract.ts'

/** What each message is about, by its template. */
export const messageCauseTexts: Readonly<Record<string, string>> = {
  welcome: 'Benvenuto e conferma dell’indirizzo',
  'password-reset': 'Link per la nuova password',
  invitation: 'Invito a entrare nello studio',
  'temporary-password': 'Password provvisoria',
  'password-changed': 'Password cambiata',
  'appointment-booked': 'Conferma di prenotazione',
  'appointment-confirmed': 'Appuntamento confermato',
  'appointment-moved': 'Appuntamento spostato',
  'appointment-cancelled': 'Appuntamento cancellato',
  'appointment-reminder': 'Promemoria dell’appuntamento',
  'barber-appointment-booked': 'Nuovo appuntamento, al barbiere',
  'barber-appointment-moved': 'Appuntamento spostato, al barbiere',
  'barber-appointment-cancelled': 'Appuntamento cancellato, al barbiere',
  'plan-paid': 'Piano pagato',
  'plan-ends-soon': 'Il piano sta per scadere',
  'schedule-updated': 'Orari di un barbiere cambiati',
  'payment-refunded': 'Pagamento restituito per intero',
  'payment-given-back': 'Rimborso',
  'refund-failed': 'Rimborso non riuscito',
  'order-placed': 'Ordine ricevuto',
  'order-paid': 'Ordine pagato',
  'order-confirmed': 'Ordine confermato',
  'order-ready': 'Ordine pronto per il ritiro',
  'order-cancelled': 'Ordine annullato',
  'shop-order': 'Nuovo ordine, al titolare',
  'shop-request': 'Nuova richiesta, al titolare',
  'shop-consultation': 'Richiesta di consulenza, al titolare',
  'shop-application': 'Candidatura, al titolare',
  'application-received': 'Candidatura ricevuta',
  'request-answer': 'Risposta a una richiesta',
  'waiting-request-expired': 'Lista d’attesa: richiesta scaduta',
  'waiting-offer': 'Lista d’attesa: posto libero',
}

/** A template of an earlier version has no name any more. */
export function causeLabel(template: string): string {
  const known = Object.hasOwn(messageCauseTexts, template) ? messageCauseTexts[template] : undefined
  return known ?? 'Avviso'
}

const states: Record<MessageState, string> = {
  queued: 'In coda',
  sent: 'Inviata',
  recorded: 'Registrata',
  failed: 'Non riuscita',
  withheld: 'Non inviata: limite',
  overtaken: 'Superata',
}

const channels: Record<Channel, string> = { email: 'Email', sms: 'SMS' }

export function channelLabel(channel: string): string {
  return channel === 'sms' ? channels.sms : channels.email
}

export const messagesErrorTexts: Record<MessagesErrorCode, string> = {
  MESSAGE_NOT_FOUND: 'Messaggio non trovato',
  TEMPLATE_NOT_FOUND: 'Modello non trovato',
  MESSAGE_WAITS: 'Il messaggio è già in coda e parte da solo.',
  MESSAGE_OVERTAKEN: 'Il messaggio è superato: nel frattempo l’appuntamento è cambiato o è passato.',
  MESSAGE_HELD_SECRET:
    'Questo messaggio conteneva un link personale o una password, che non conserviamo. Non si può inviare di nuovo.',
  RECIPIENT_IS_GONE: 'Il destinatario ha cancellato il suo account.',
}

export const messagesTexts = { states, channels, resent: 'Messaggio rimesso in coda' } as const
