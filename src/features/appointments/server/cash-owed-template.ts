import type { MessageContent, TemplateContext } from '#features/messages/server/template.ts'
import { clockTime, dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'

import { appointmentsMessageTexts as texts } from '../appointments-messages.it.ts'
import type { CashOwed, RetainedMoneyMail } from './mails/cash-owed.ts'

export const cashOwedMessages = {
  'cash-owed': ({ isCancelled, ...visit }: CashOwed, context: TemplateContext): MessageContent => ({
    subject: texts.cashOwed.subject(formatChf(visit.amount)),
    paragraphs: texts.cashOwed.paragraphs(formatChf(visit.amount), isCancelled),
    ...visitFacts(visit, context),
  }),
  'money-kept': (
    { barber, isCustomerTold, ...visit }: RetainedMoneyMail,
    context: TemplateContext,
  ): MessageContent => ({
    subject: texts.moneyKept.subject(formatChf(visit.amount)),
    paragraphs: texts.moneyKept.paragraphs(formatChf(visit.amount), barber, isCustomerTold),
    ...visitFacts(visit, context),
  }),
}

function visitFacts(
  { customerName, service, date, time }: Omit<CashOwed, 'isCancelled'>,
  { publicOrigin }: TemplateContext,
): Pick<MessageContent, 'facts' | 'action'> {
  return {
    facts: [
      [texts.facts.customer, customerName],
      [texts.facts.service, service],
      [texts.facts.date, `${dayNames.full(date)}, ${clockTime(time)}`],
    ],
    action: { label: texts.toPayments, url: `${publicOrigin}${pages.admin.path}?tab=payments` },
  }
}
