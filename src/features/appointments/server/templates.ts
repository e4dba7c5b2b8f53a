import { greeting } from '#features/messages/server/greeting.ts'
import type { MessageContent, MessageTemplates, TemplateContext } from '#features/messages/server/template.ts'
import { dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'
import { readablePhone } from '#shared/phone.ts'

import { appointmentsMessageTexts as texts } from '../appointments-messages.it.ts'
import { isInsideLockout } from '../appointments.rules.ts'
import type { AppointmentMessage, Occasion } from './appointment-message.ts'
import { calendarFile, calendarFileName } from './calendar-file.ts'
import { manageAction } from './mails/manage-action.ts'
import type { MoneySummary } from './mails/money-summary.ts'
import { reminderMessages } from './mails/reminder-template.ts'

type Template = (message: AppointmentMessage, context: TemplateContext) => MessageContent

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
  'appointment-paid': (message, context) => ({
    subject: texts.paidLater.subject(dayNames.full(message.date), message.time),
    paragraphs: [greeting(message.firstName), ...texts.paidLater.paragraphs],
    facts: factsOf(message, context),
    // A guest's link expires at the end of the visit.
    ...(new Date(message.endsAt) > context.now && { action: manageAction(message, context) }),
    notes: [paymentNote(message)],
  }),
  'appointment-cancelled': (message, context) => ({
    subject: texts.cancelled.subject(dayNames.full(message.date), message.time),
    paragraphs: [greeting(message.firstName), ...texts.cancelled.paragraphs, ...moneyLines(moneyIn(message))],
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

function paymentNote(message: AppointmentMessage): string {
  const { online, cash, due, owed } = moneyIn(message)
  const paid = formatChf(online + cash)
  if (online + cash === 0) return texts.payAtShop
  if (owed > 0) return texts.payBack(paid, formatChf(owed))
  return due > 0 ? texts.payRest(paid, formatChf(due)) : texts.paid(paid)
}

function moneyLines({ online, cash, goesBack }: MoneySummary): string[] {
  if (online + cash === 0) return []
  if (!goesBack) return [texts.cancelled.kept(formatChf(online + cash))]
  const { refund } = texts.cancelled
  return [
    ...(online > 0 ? [refund.online(formatChf(online))] : []),
    ...(cash > 0 ? [refund.in_person(formatChf(cash))] : []),
  ]
}

function paidFact(message: AppointmentMessage): [label: string, value: string][] {
  const { online, cash, due, goesBack } = moneyIn(message)
  const { paid, paidPart } = texts.barber
  if (online + cash === 0) return []
  const ways = [
    ...(online > 0 ? [paid.online(formatChf(online))] : []),
    ...(cash > 0 ? [paid.in_person(formatChf(cash))] : []),
  ]
  if (message.status === 'cancelled' && goesBack) return [[texts.facts.refund, ways.join(', ')]]
  return [[texts.facts.payment, due > 0 ? paidPart(ways.join(', '), formatChf(due)) : ways.join(', ')]]
}

/** Messages queued by an earlier version lack `money`. */
function moneyIn({ money, paid }: Partial<Pick<AppointmentMessage, 'money' | 'paid'>>): MoneySummary {
  return money ?? { online: paid ?? 0, cash: 0, due: 0, owed: 0, goesBack: true }
}

function forBarber(
  event: Exclude<Occasion, 'confirmed' | 'paid'>,
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
      ...paidFact(message),
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
      shopEmail: context.shopEmail,
      url: context.publicOrigin,
      host: new URL(context.publicOrigin).hostname,
    },
    context.now,
  )
  return { fileName: calendarFileName, method: cancelled ? 'CANCEL' : 'PUBLISH', content }
}
