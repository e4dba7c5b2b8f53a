import type {
  MessageContent,
  MessageTemplates,
  TemplateContext,
} from '#features/notifications/server/public.ts'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'

import { paymentMessageTexts as texts } from '../payments-messages.it.ts'

/** @property amount CHF */
export type PaymentRefunded = { name: string; amount: number; reason: string }

export const paymentMessages = {
  'payment-refunded': (
    { name, amount, reason }: PaymentRefunded,
    { publicOrigin }: TemplateContext,
  ): MessageContent => ({
    subject: texts.refunded.subject,
    paragraphs: texts.refunded.paragraphs(name, formatChf(amount), reason),
    action: { label: texts.refunded.action, url: `${publicOrigin}${pages.guestBooking.path}` },
  }),
} satisfies MessageTemplates
