import { accountMessages } from '#features/accounts/server/messages.ts'
import { appointmentMessages } from '#features/appointments/server/mails/templates.ts'
import type { MailRules, MessageTemplates } from '#features/notifications/server/public.ts'
import { paymentMessages } from '#features/payments/server/messages.ts'
import { messageNameTexts } from '#features/plans/plans.it.ts'
import { planMessages } from '#features/plans/server/messages.ts'
import { mailAllowance } from '#features/plans/server/public.ts'
import { barberMessages } from '#features/staff/server/messages.ts'
import { waitingListMessages } from '#features/waiting-list/server/messages.ts'

export const messageTemplates = {
  ...accountMessages,
  ...appointmentMessages,
  ...barberMessages,
  ...paymentMessages,
  ...planMessages,
  ...waitingListMessages,
} satisfies MessageTemplates

const routine: Partial<Record<keyof typeof messageTemplates, string>> = messageNameTexts

/** Confirmations, reminders and notices stop at the plan's limit; passwords, money and cancellations never do. */
export const mailRules: MailRules = {
  routine: new Set(Object.keys(routine)),
  allowance: mailAllowance,
}
