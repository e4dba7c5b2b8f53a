import { greeting } from '#features/messages/server/greeting.ts'
import type { MessageContent, MessageTemplates, TemplateContext } from '#features/messages/server/template.ts'
import { dayNames } from '#shared/italian-dates.ts'

import { appointmentsMessageTexts as texts } from '../../appointments-messages.it.ts'
import { isInsideLockout } from '../../appointments.rules.ts'
import { manageAction } from './manage-action.ts'
import type { AppointmentReminder } from './reminder-message.ts'

/** Inside the last 24 hours the customer gets the shop's number, before that the link to move or cancel. */
export const reminderMessages = {
  'appointment-reminder': (message: AppointmentReminder, context: TemplateContext): MessageContent => {
    const { barberName, service, time, duration } = message
    const date = dayNames.full(message.date)
    const isLate = isInsideLockout(new Date(message.startsAt), context.now)
    return {
      subject: texts.reminder.subject(date, time),
      paragraphs: [greeting(message.firstName), ...texts.reminder.paragraphs],
      facts: [
        [texts.facts.date, date],
        [texts.facts.time, texts.timeSpan(time, duration)],
        [texts.facts.service, service],
        [texts.facts.barber, barberName],
        [texts.facts.place, context.shopAddress],
      ],
      ...(isLate ? {} : { action: manageAction(message, context) }),
      notes: [isLate ? texts.reminder.cannotCome(context.shopPhone) : texts.cancelInTime],
      sms: texts.reminder.sms({ ...context, date, time, service, barberName }),
    }
  },
} satisfies MessageTemplates
