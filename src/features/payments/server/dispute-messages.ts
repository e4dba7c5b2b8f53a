import type { MessageContent, MessageTemplates, TemplateContext } from '#features/messages/server/template.ts'
import { instantNames } from '#shared/italian-moments.ts'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'

import { disputeMailTexts as texts } from '../disputes.it.ts'
import { paymentMessageTexts } from '../payments-messages.it.ts'
import { type MoneyNews, moneyFacts } from './messages.ts'

/** @property respondBy ISO 8601; null if no answer is possible */
export type DisputeNews = Omit<MoneyNews, 'isOfOrder'> & {
  paymentId: string
  isOfPlan: boolean
  isInquiry: boolean
  isLost: boolean
  isReminder: boolean
  respondBy: string | null
}

export const disputeMessages = {
  'payment-disputed': (news: DisputeNews, context: TemplateContext): MessageContent => {
    const { name, amount, isOfPlan, isInquiry, isReminder, respondBy, orderNumber } = news
    const sum = formatChf(amount)
    if (isOfPlan)
      return {
        subject: texts.ofPlan.subject,
        paragraphs: texts.ofPlan.paragraphs(sum),
        action: planAction(context),
      }
    const { opened, facts } = texts
    const subject = isInquiry ? opened.inquirySubject(sum) : opened.subject(sum)
    return {
      subject: isReminder ? opened.reminderSubject(sum) : subject,
      paragraphs: [
        ...(isInquiry ? opened.inquiry(name, sum) : opened.paragraphs(name, sum)),
        respondBy === null ? opened.noAnswer : opened.answer,
        ...(orderNumber ? [opened.order] : []),
      ],
      facts: [
        ...(respondBy === null
          ? []
          : [[facts.respondBy, instantNames.short(new Date(respondBy), context.timeZone)] as const]),
        ...moneyFacts(news),
      ],
      action: paymentsAction(context),
    }
  },
  'dispute-decided': (news: DisputeNews, context: TemplateContext): MessageContent => {
    const { amount, isLost, isOfPlan } = news
    const sum = formatChf(amount)
    const { decided, ofPlan, facts } = texts
    if (isOfPlan && isLost)
      return { subject: ofPlan.lostSubject, paragraphs: ofPlan.lost(sum), action: planAction(context) }
    return {
      subject: isLost ? decided.lostSubject(sum) : decided.wonSubject(sum),
      paragraphs: [
        ...(isLost ? decided.lost(sum) : decided.won(sum)),
        ...(news.orderNumber && !isLost ? [decided.wonOrder] : []),
      ],
      facts: [...(news.name === '' ? [] : [[facts.customer, news.name] as const]), ...moneyFacts(news)],
      action: isOfPlan ? planAction(context) : paymentsAction(context),
    }
  },
} satisfies MessageTemplates

function paymentsAction({ publicOrigin }: TemplateContext) {
  return { label: paymentMessageTexts.failed.action, url: `${publicOrigin}${pages.admin.path}?tab=payments` }
}

function planAction({ publicOrigin }: TemplateContext) {
  return { label: texts.ofPlan.action, url: `${publicOrigin}${pages.subscription.path}` }
}
