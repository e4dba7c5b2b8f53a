import { accountMessages } from '#features/accounts/server/messages.ts'
import { appointmentMessages } from '#features/appointments/server/mails/templates.ts'
import type { MessageTemplates } from '#features/notifications/server/public.ts'
import { paymentMessages } from '#features/payments/server/messages.ts'
import { barberMessages } from '#features/staff/server/messages.ts'
import { waitingListMessages } from '#features/waiting-list/server/messages.ts'

export const messageTemplates = {
  ...accountMessages,
  ...appointmentMessages,
  ...barberMessages,
  ...paymentMessages,
  ...waitingListMessages,
} satisfies MessageTemplates
