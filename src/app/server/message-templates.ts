import { z } from 'zod'

import { accountMessages } from '#features/accounts/server/messages.ts'
import { cashOwedMessages } from '#features/appointments/server/cash-owed-template.ts'
import { appointmentMessages } from '#features/appointments/server/templates.ts'
import { barberMessages } from '#features/barbers/server/messages.ts'
import { inboxMessages } from '#features/inquiries/server/answer-messages.ts'
import { inquiryMessages } from '#features/inquiries/server/messages.ts'
import type { MessageTemplates } from '#features/messages/server/template.ts'
import type { MessageRules } from '#features/messages/server/withhold-messages.ts'
import { orderMessages } from '#features/orders/server/messages.ts'
import { disputeMessages } from '#features/payments/server/dispute-messages.ts'
import { paymentMessages } from '#features/payments/server/messages.ts'
import { publicMessages, routineMessages } from '#features/plans/routine-messages.rules.ts'
import { messageAllowance } from '#features/plans/server/message-allowance.ts'
import { planMessages } from '#features/plans/server/messages.ts'
import { offerMessages } from '#features/waiting-list/server/offer-messages.ts'
import { waitingListMessages } from '#features/waiting-list/server/request-messages.ts'

export const messageTemplates = {
  ...accountMessages,
  ...appointmentMessages,
  ...cashOwedMessages,
  ...barberMessages,
  ...orderMessages,
  ...paymentMessages,
  ...disputeMessages,
  ...planMessages,
  ...inquiryMessages,
  ...inboxMessages,
  ...waitingListMessages,
  ...offerMessages,
} satisfies MessageTemplates

/**
 * Confirmations, reminders and notices stop at the plan's limit. Passwords, payments, moves and cancellations
 * never do, nor do confirmations of paid bookings, which are receipts.
 */
export const messageRules: MessageRules = {
  isRoutine: ({ template, payload }) => routineMessages.has(template) && !isPaid(payload),
  visitorTemplates: new Set(Object.keys(inquiryMessages)),
  publicTemplates: publicMessages,
  allowance: messageAllowance,
}

const paidSchema = z.object({ paid: z.number().positive() })

function isPaid(payload: unknown): boolean {
  return paidSchema.safeParse(payload).success
}
