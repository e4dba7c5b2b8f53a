import type {
  MessageContent,
  MessageTemplates,
  TemplateContext,
} from '#features/notifications/server/public.ts'
import { clockTime, dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'

import { paymentMessageTexts as texts } from '../payments-messages.it.ts'
import { paymentsTexts } from '../payments.it.ts'
import type { PaymentSubject } from './payable.ts'

/** @property name of whoever paid @property amount CHF */
export type MoneyNews = {
  name: string
  amount: number
  reason: string
  appointment: PaymentSubject['appointment']
}

export const paymentMessages = {
  'payment-refunded': (
    { name, amount, reason }: MoneyNews,
    { publicOrigin }: TemplateContext,
  ): MessageContent => ({
    subject: texts.refunded.subject,
    paragraphs: texts.refunded.paragraphs(firstNameOf(name), formatChf(amount), reason),
    ...(reason === paymentsTexts.refundReasons.slotGone && {
      action: { label: texts.refunded.action, url: `${publicOrigin}${pages.guestBooking.path}` },
    }),
  }),
  'payment-given-back': ({ name, amount, reason, appointment }: MoneyNews): MessageContent => ({
    subject: texts.givenBack.subject(formatChf(amount)),
    paragraphs: texts.givenBack.paragraphs(firstNameOf(name), formatChf(amount)),
    facts: factsOf(appointment, reason),
  }),
  'refund-failed': (
    { name, amount, reason, appointment }: MoneyNews,
    { publicOrigin }: TemplateContext,
  ): MessageContent => ({
    subject: texts.failed.subject(formatChf(amount)),
    paragraphs: texts.failed.paragraphs(name, formatChf(amount)),
    facts: factsOf(appointment, reason),
    action: { label: texts.failed.action, url: `${publicOrigin}${pages.admin.path}?tab=payments` },
  }),
} satisfies MessageTemplates

/** Letters begin with it; the bill bears the whole name. */
function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

function factsOf(appointment: MoneyNews['appointment'], reason: string): [label: string, value: string][] {
  const { facts } = texts
  if (!appointment) return [[facts.reason, reason]]
  const { service, date, time, barber } = appointment
  return [
    [facts.appointment, `${service}, ${barber}`],
    [facts.date, `${dayNames.full(date)}, ${clockTime(time)}`],
    [facts.reason, reason],
  ]
}
