import { appointmentsMessageTexts as texts } from '#features/appointments/appointments-messages.it.ts'
import { isInsideLockout } from '#features/appointments/appointments.rules.ts'
import {
  greeting,
  type MessageContent,
  type MessageTemplates,
  type TemplateContext,
} from '#features/notifications/server/public.ts'
import { dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'
import { readablePhone } from '#shared/phone.ts'

import { reminderMessages } from '../reminders/reminder-template.ts'
import type { AppointmentMessage, Occasion } from './appointment-message.ts'
import { calendarFile, calendarFileName } from './calendar-file.ts'
import { manageAction } from './manage-action.ts'

type Template = (message: AppointmentMessage, context: TemplateContext) => MessageContent

/** The mails of an appointment: to its customer, and to its barber. */
export const appointmentMessages = {
  ...reminderMessages,
  'appointment-booked': (message, context) => ({
    subject: texts.booked.subject(dayNames.full(message.date), message.time),
    paragraphs: [
      greeting(message.firstName),
      ...(message.status === 'pending' ? texts.booked.pending : texts.booked.confirmed),
    ],
    ...forCustomer(message, context),
  }),
  'appointment-confirmed': (message, context) => ({
    subject: texts.confirmed.subject(dayNames.full(message.date), message.time),
    paragraphs: [greeting(message.firstName), ...texts.booked.confirmed],
    ...forCustomer(message, context),
  }),
  'appointment-moved': (message, context) => ({
    subject: texts.moved.subject(dayNames.full(message.date), message.time),
    paragraphs: [greeting(message.firstName), ...texts.moved.paragraphs],
    ...forCustomer(message, context),
  }),
  'appointment-cancelled': (message, context) => ({
    subject: texts.cancelled.subject(dayNames.full(message.date), message.time),
    paragraphs: [
      greeting(message.firstName),
      ...texts.cancelled.paragraphs,
      ...(message.paid > 0 ? [texts.cancelled.refund[message.paidBy](formatChf(message.paid))] : []),
    ],
    facts: factsOf(message, context),
    action: {
      label: texts.bookAgain,
      url: `${context.publicOrigin}${message.isGuest ? pages.guestBooking.path : pages.booking.path}`,
    },
    calendar: calendarOf(message, context, true),
  }),
  'barber-appointment-booked': (message, context) => forBarber('booked', message, context),
  'barber-appointment-moved': (message, context) => forBarber('moved', message, context),
  'barber-appointment-cancelled': (message, context) => forBarber('cancelled', message, context),
} satisfies Record<string, Template> & MessageTemplates

function forCustomer(
  message: AppointmentMessage,
  context: TemplateContext,
): Omit<MessageContent, 'subject' | 'paragraphs'> {
  return {
    facts: factsOf(message, context),
    action: manageAction(message, context),
    notes: [
      paymentNote(message),
      ...(isInsideLockout(new Date(message.startsAt), context.now) ? [] : [texts.cancelInTime]),
    ],
    calendar: calendarOf(message, context, false),
  }
}

/** What is left to pay at the shop, if anything. A message that was queued by an earlier version knows nothing of payments. */
function paymentNote({ price, paid }: AppointmentMessage): string {
  if (!(paid > 0)) return texts.payAtShop
  return paid < price ? texts.payRest(formatChf(paid), formatChf(price - paid)) : texts.paid(formatChf(paid))
}

function forBarber(
  event: Exclude<Occasion, 'confirmed'>,
  message: AppointmentMessage,
  context: TemplateContext,
): MessageContent {
  const { subject, paragraph } = texts.barber[event]
  return {
    subject: texts.barber.subject(subject, dayNames.full(message.date), message.time),
    paragraphs: event === 'booked' && message.status === 'pending' ? [texts.barber.toConfirm] : [paragraph],
    facts: [
      [texts.facts.customer, message.customerName],
      ...(message.customerPhone === ''
        ? []
        : [[texts.facts.phone, readablePhone(message.customerPhone)] as const]),
      ...factsOf(message, context),
      ...(message.paid > 0 ? [[texts.facts.payment, texts.barber.paid[message.paidBy]] as const] : []),
    ],
    calendar: calendarOf(message, context, event === 'cancelled'),
  }
}

function factsOf(message: AppointmentMessage, context: TemplateContext): [label: string, value: string][] {
  const facts: [string, string][] = [
    [texts.facts.date, dayNames.full(message.date)],
    [texts.facts.time, texts.timeSpan(message.time, message.duration)],
    [texts.facts.service, message.service],
    [texts.facts.duration, texts.minutes(message.duration)],
    [texts.facts.barber, message.barberName],
    [texts.facts.price, formatChf(message.price)],
    [texts.facts.place, context.shopAddress],
  ]
  if (message.reason) facts.push([texts.facts.reason, message.reason])
  return facts
}

function calendarOf(
  message: AppointmentMessage,
  context: TemplateContext,
  cancelled: boolean,
): MessageContent['calendar'] {
  const content = calendarFile(
    {
      appointmentId: message.appointmentId,
      startsAt: new Date(message.startsAt),
      endsAt: new Date(message.endsAt),
      service: message.service,
      barberName: message.barberName,
      sequence: message.sequence,
      cancelled,
      pending: message.status === 'pending',
      shopName: context.shopName,
      shopAddress: context.shopAddress,
      url: context.publicOrigin,
      host: new URL(context.publicOrigin).hostname,
    },
    context.now,
  )
  return { fileName: calendarFileName, method: cancelled ? 'CANCEL' : 'PUBLISH', content }
}
