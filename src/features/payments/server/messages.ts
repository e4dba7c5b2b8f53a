import { greeting } from '#features/messages/server/greeting.ts'
import type { MessageContent, MessageTemplates, TemplateContext } from '#features/messages/server/template.ts'
import { clockTime, dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'

import { paymentMessageTexts as texts } from '../payments-messages.it.ts'
import { paymentsTexts } from '../payments.it.ts'
import type { PaymentSubject } from './payable.ts'

/** @property name of the payer @property amount CHF */
export type MoneyNews = {
  /** Lets the mail be deleted together with the payer. */
  paymentId: string
  name: string
  amount: number
  reason: string
  appointment: PaymentSubject['appointment']
  /** For orders; missing in messages queued by an earlier version. */
  orderNumber?: string | null | undefined
  isOfOrder?: boolean
  isOfPlan?: boolean
  /** CHF of the payment that the shop still has; missing in messages queued by an earlier version. */
  left?: number
}

/** Money at Stripe without a known cause. @property amount CHF; name and email are '' when unknown */
export type UnknownPayment = {
  paymentId: string | null
  name: string
  email: string
  amount: number
  reference: string
  isRefunded: boolean
}

export const paymentMessages = {
  'payment-refunded': (
    { name, amount, reason, isOfOrder = false }: MoneyNews,
    { publicOrigin }: TemplateContext,
  ): MessageContent => ({
    subject: texts.refunded.subject,
    paragraphs: [greeting(name), ...texts.refunded.paragraphs(formatChf(amount), reason)],
    ...(reason === paymentsTexts.refundReasons.slotGone && {
      action: { label: texts.refunded.action, url: `${publicOrigin}${pages.guestBooking.path}` },
    }),
    ...(isOfOrder && {
      action: { label: texts.refunded.shop, url: `${publicOrigin}${pages.shop.path}` },
    }),
  }),
  'payment-given-back': ({ name, amount, reason, appointment, orderNumber }: MoneyNews): MessageContent => ({
    subject: texts.givenBack.subject(formatChf(amount)),
    paragraphs: [greeting(name), ...texts.givenBack.paragraphs(formatChf(amount))],
    facts: moneyFacts({ appointment, orderNumber, reason }),
  }),
  'refund-failed': (news: MoneyNews, context: TemplateContext): MessageContent =>
    news.isOfPlan ? planRefundFailed(news, context) : refundFailed(news, context),
  'refund-delayed': (news: MoneyNews, context: TemplateContext): MessageContent =>
    news.isOfPlan ? planRefundDelayed(news, context) : refundDelayed(news, context),
  'payment-unknown': (
    { name, email, amount, reference, isRefunded }: UnknownPayment,
    { publicOrigin }: TemplateContext,
  ): MessageContent => {
    const { unknown, facts } = texts
    const payer = [name, email].filter((part) => part !== '').join(', ')
    return {
      subject: unknown.subject(formatChf(amount)),
      paragraphs: [unknown.body(formatChf(amount)), isRefunded ? unknown.refunded : unknown.toDecide],
      facts: [...(payer === '' ? [] : [[facts.payer, payer] as const]), [facts.reference, reference]],
      action: { label: texts.failed.action, url: `${publicOrigin}${pages.admin.path}?tab=payments` },
    }
  },
} satisfies MessageTemplates

function planRefundFailed({ amount }: MoneyNews, { publicOrigin }: TemplateContext): MessageContent {
  return {
    subject: texts.failed.subject(formatChf(amount)),
    paragraphs: texts.failed.ofPlan(formatChf(amount)),
    action: planAction(publicOrigin),
  }
}

/** The vendor's Stripe account refuses it, so the owner cannot look there. */
function planRefundDelayed({ amount }: MoneyNews, { publicOrigin }: TemplateContext): MessageContent {
  return {
    subject: texts.delayed.subject(formatChf(amount)),
    paragraphs: texts.delayed.ofPlan(formatChf(amount)),
    action: planAction(publicOrigin),
  }
}

function planAction(publicOrigin: string) {
  return { label: texts.failed.planAction, url: `${publicOrigin}${pages.subscription.path}` }
}

function refundDelayed(
  { name, amount, reason, appointment, orderNumber }: MoneyNews,
  { publicOrigin }: TemplateContext,
): MessageContent {
  return {
    subject: texts.delayed.subject(formatChf(amount)),
    paragraphs: texts.delayed.paragraphs(name, formatChf(amount)),
    facts: moneyFacts({ appointment, orderNumber, reason }),
    action: { label: texts.failed.action, url: `${publicOrigin}${pages.admin.path}?tab=payments` },
  }
}

function refundFailed(
  { name, amount, left = amount, reason, appointment, orderNumber }: MoneyNews,
  { publicOrigin }: TemplateContext,
): MessageContent {
  return {
    subject: texts.failed.subject(formatChf(amount)),
    paragraphs: [
      texts.failed.body(name, formatChf(amount)),
      left < amount ? texts.failed.lessLeft(formatChf(left)) : texts.failed.stillThere,
    ],
    facts: moneyFacts({ appointment, orderNumber, reason }),
    action: { label: texts.failed.action, url: `${publicOrigin}${pages.admin.path}?tab=payments` },
  }
}

export function moneyFacts({
  appointment,
  orderNumber,
  reason,
}: Pick<MoneyNews, 'appointment' | 'orderNumber' | 'reason'>): [label: string, value: string][] {
  const { facts } = texts
  if (orderNumber)
    return [
      [facts.order, orderNumber],
      [facts.reason, reason],
    ]
  if (!appointment) return [[facts.reason, reason]]
  const { service, date, time, barber } = appointment
  return [
    [facts.appointment, `${service}, ${barber}`],
    [facts.date, `${dayNames.full(date)}, ${clockTime(time)}`],
    [facts.reason, reason],
  ]
}
