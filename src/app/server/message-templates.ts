import { accountMessageLabelTexts } from '#features/accounts/accounts-messages.it.ts'
import { accountMessages } from '#features/accounts/server/messages.ts'
import { appointmentMessageLabelTexts } from '#features/appointments/appointments-messages.it.ts'
import { cashOwedMessages } from '#features/appointments/server/cash-owed-template.ts'
import { appointmentMessages } from '#features/appointments/server/templates.ts'
import { barberMessageLabelTexts } from '#features/barbers/barbers-messages.it.ts'
import { barberMessages } from '#features/barbers/server/messages.ts'
import { inquiryMessageLabelTexts } from '#features/inquiries/inquiries.it.ts'
import { inboxMessages } from '#features/inquiries/server/answer-messages.ts'
import { inquiryMessages } from '#features/inquiries/server/messages.ts'
import type { MessageTemplates } from '#features/messages/server/template.ts'
import { orderMessageLabelTexts } from '#features/orders/orders-messages.it.ts'
import { orderMessages } from '#features/orders/server/messages.ts'
import { paymentMessageLabelTexts } from '#features/payments/payments-messages.it.ts'
import { disputeMessages } from '#features/payments/server/dispute-messages.ts'
import { paymentMessages } from '#features/payments/server/messages.ts'
import { planMessageLabelTexts } from '#features/plans/plans.it.ts'
import { planMessages } from '#features/plans/server/messages.ts'
import { offerMessages } from '#features/waiting-list/server/offer-messages.ts'
import { waitingListMessages } from '#features/waiting-list/server/request-messages.ts'
import { waitingListMessageLabelTexts } from '#features/waiting-list/waiting-list.it.ts'

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

export const messageLabels = {
  ...accountMessageLabelTexts,
  ...appointmentMessageLabelTexts,
  ...planMessageLabelTexts,
  ...barberMessageLabelTexts,
  ...paymentMessageLabelTexts,
  ...orderMessageLabelTexts,
  ...inquiryMessageLabelTexts,
  ...waitingListMessageLabelTexts,
}
