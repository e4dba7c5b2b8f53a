import { weekdayNames } from '#shared/italian-dates.ts'

import type { WaitingDay, WaitingPeriod, WaitingStatus } from './waiting-list.contract.ts'

const days: Record<WaitingDay, string> = weekdayNames

const periods: Record<WaitingPeriod, string> = {
  morning: 'Mattina (9:00-12:00)',
  afternoon: 'Pomeriggio (13:00-17:00)',
  evening: 'Sera (17:00-19:00)',
}

const status: Record<WaitingStatus, string> = {
  pending: 'In attesa',
  notified: 'Notificato',
  booked: 'Prenotato',
  expired: 'Scaduto',
}

export const waitingListTexts = { days, periods, status } as const

export const waitingListMessageTexts = {
  expired: {
    subject: 'La tua richiesta in lista d’attesa è scaduta',
    paragraphs: (service: string) => [
      `la tua richiesta per «${service}» non è più in lista d’attesa, perché lo studio non offre più questo servizio o il barbiere che avevi scelto.`,
      'Puoi prenotare un altro servizio o un altro barbiere quando vuoi.',
    ],
    action: 'Prenota',
  },
} as const

export const waitingListMessageLabelTexts = {
  'waiting-request-expired': 'Lista d’attesa: richiesta scaduta',
  'waiting-offer': 'Lista d’attesa: posto libero',
} as const
