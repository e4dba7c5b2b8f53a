import { appointmentsMessageTexts as texts } from '#features/appointments/appointments-messages.it.ts'
import type { MessageContent, TemplateContext } from '#features/notifications/server/public.ts'
import { clockTime, dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'

import type { CashOwed } from './cash-owed.ts'

/** To the owners: the till owes a customer cash. */
export const cashOwedMessages = {
  'cash-owed': (
    { amount, customerName, service, date, time, isCancelled }: CashOwed,
    { publicOrigin }: TemplateContext,
  ): MessageContent => ({
    subject: texts.cashOwed.subject(formatChf(amount)),
    paragraphs: texts.cashOwed.paragraphs(formatChf(amount), isCancelled),
    facts: [
      [texts.facts.customer, customerName],
      [texts.facts.service, service],
      [texts.facts.date, `${dayNames.full(date)}, ${clockTime(time)}`],
    ],
    action: { label: texts.cashOwed.action, url: `${publicOrigin}${pages.admin.path}?tab=payments` },
  }),
}
