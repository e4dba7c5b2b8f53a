import type { MessageState } from './messages.contract.ts'
import type { Channel } from './notifications.contract.ts'

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

export const messagesErrorTexts = {
  MESSAGE_NOT_FOUND: 'Messaggio non trovato',
  TEMPLATE_NOT_FOUND: 'Modello non trovato',
  MESSAGE_WAITS: 'Il messaggio è già in coda e parte da solo.',
  MESSAGE_OVERTAKEN: 'Il messaggio è superato: nel frattempo l’appuntamento è cambiato o è passato.',
  MESSAGE_HELD_SECRET:
    'Questo messaggio conteneva un link personale o una password, che non conserviamo. Non si può inviare di nuovo.',
  RECIPIENT_IS_GONE: 'Il destinatario ha cancellato il suo account.',
}

export const messagesTexts = {
  states,
  channels,
  resent: 'Messaggio rimesso in coda',
  unknownKind: 'Avviso',
} as const
