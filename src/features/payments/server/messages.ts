import type {
  MessageContent,
  MessageTemplates,
  TemplateContext,
} from '#features/notifications/server/public.ts'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'

import { paymentMessageTexts as texts } from '../payments-messages.it.ts'
import { paymentsTexts } from '../payments.it.ts'

/** @property name of whoever paid @property amount CHF */
export type MoneyNews = { name: string; amount: number; reason: string }

export const paymentMessages = {
  'payment-refunded': (
    { name, amount, reason }: MoneyNews,
    { publicOrigin }: TemplateContext,
  ): MessageContent => ({
    subject: texts.refunded.subject,
    paragraphs: texts.refunded.paragraphs(name, formatChf(amount), reason),
    ...(reason === paymentsTexts.refundReasons.slotGone && {
      action: { label: texts.refunded.action, url: `${publicOrigin}${pages.guestBooking.path}` },
    }),
  }),
  'payment-given-back': ({ name, amount, reason }: MoneyNews): MessageContent => ({
    subject: texts.givenBack.subject(formatChf(amount)),
    paragraphs: texts.givenBack.paragraphs(name, formatChf(amount), reason),
  }),
  'refund-failed': (
    { name, amount, reason }: MoneyNews,
    { publicOrigin }: TemplateContext,
  ): MessageContent => ({
    subject: texts.failed.subject(formatChf(amount)),
    paragraphs: texts.failed.paragraphs(name, formatChf(amount), reason),
    action: { label: texts.failed.action, url: `${publicOrigin}${pages.admin.path}?tab=payments` },
  }),
} satisfies MessageTemplates
