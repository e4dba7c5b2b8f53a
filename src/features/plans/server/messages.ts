import type { MessageContent, MessageTemplates, TemplateContext } from '#features/messages/server/template.ts'
import { instantNames } from '#shared/italian-moments.ts'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'

import { plansTexts } from '../plans.it.ts'

const { mails: texts } = plansTexts

/** @property amount CHF @property until ISO 8601 */
export type PlanPaid = { plan: string; amount: number; until: string }
export type PlanEndsSoon = { plan: string; days: number; end: string; isCancelled: boolean }

export const planMessages = {
  'plan-paid': (
    { plan, amount, until }: PlanPaid,
    { publicOrigin, timeZone }: TemplateContext,
  ): MessageContent => {
    const end = instantNames.short(new Date(until), timeZone)
    return {
      subject: texts.activated.subject(plan),
      paragraphs: [texts.hello, texts.activated.body(plan, end)],
      facts: [
        [texts.activated.plan, plan],
        [texts.activated.amount, formatChf(amount)],
        [texts.activated.until, end],
      ],
      action: { label: texts.activated.action, url: `${publicOrigin}${pages.usage.path}` },
    }
  },
  'plan-ends-soon': (
    { plan, days, end, isCancelled }: PlanEndsSoon,
    { publicOrigin, timeZone }: TemplateContext,
  ): MessageContent => {
    const day = instantNames.short(new Date(end), timeZone)
    const body = isCancelled ? texts.endsSoon.cancelled(plan, day) : texts.endsSoon.body(plan, day)
    return {
      subject: texts.endsSoon.subject(days),
      paragraphs: [texts.hello, body],
      action: { label: texts.endsSoon.action, url: `${publicOrigin}${pages.subscription.path}` },
    }
  },
} satisfies MessageTemplates
