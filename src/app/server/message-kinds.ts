import { z } from 'zod'

import {
  type MessageKind,
  messageKindOf,
  type MessageKinds,
  previewOf,
  type Sending,
} from '#features/messages/server/message-kinds.ts'
import type { TemplateContext } from '#features/messages/server/template.ts'
import type { MessageRules } from '#features/messages/server/withhold-messages.ts'
import { messageAllowance } from '#features/plans/server/message-allowance.ts'

import { booking, cancelled, dispute, money, noToken, order, userId, visit } from './message-examples.ts'
import { messageLabels, messageTemplates } from './message-templates.ts'

type Templates = typeof messageTemplates
type Name = keyof Templates

type Row<Payload> = Pick<MessageKind, 'sending' | 'resending'> & { example: Payload }

/**
 * Confirmations, reminders and notices are routine. Passwords, payments, moves and cancellations are always sent
 * (D-SUB-24).
 */
const rows: { [Each in Name]: Row<Parameters<Templates[Each]>[0]> } = {
  welcome: {
    sending: 'alwaysToPublic',
    resending: 'never',
    example: { userId, firstName: 'Giulia', email: 'giulia@example.test', token: noToken },
  },
  'password-reset': {
    sending: 'alwaysToPublic',
    resending: 'never',
    example: { userId, firstName: 'Giulia', token: noToken },
  },
  invitation: {
    sending: 'always',
    resending: 'never',
    example: { userId, firstName: 'Nico', email: 'nico@example.test', role: 'barber', token: noToken },
  },
  'temporary-password': {
    sending: 'always',
    resending: 'never',
    example: { userId, firstName: 'Giulia', email: 'giulia@example.test', password: 'k7!Rasoio2' },
  },
  'password-changed': { sending: 'always', resending: 'always', example: { userId, firstName: 'Giulia' } },
  'address-proof': {
    sending: 'always',
    resending: 'never',
    example: { userId, firstName: 'Nico', email: 'nico@example.test', token: noToken },
  },
  'address-changed': {
    sending: 'always',
    resending: 'always',
    example: { userId, firstName: 'Nico', email: 'nico@example.test', countsAtOnce: false },
  },
  'new-owner': {
    sending: 'always',
    resending: 'always',
    example: { userId, name: 'Nico Bianchi', email: 'nico@example.test' },
  },
  'appointment-booked': { sending: 'routine', resending: 'ifUnchanged', example: booking },
  'appointment-confirmed': { sending: 'routine', resending: 'ifUnchanged', example: booking },
  'appointment-moved': { sending: 'always', resending: 'ifUnchanged', example: { ...booking, sequence: 1 } },
  'appointment-paid': { sending: 'always', resending: 'always', example: booking },
  'appointment-reminder': { sending: 'routine', resending: 'ifUnchanged', example: booking },
  'appointment-cancelled': { sending: 'always', resending: 'ifUnchanged', example: cancelled },
  'barber-appointment-booked': { sending: 'routine', resending: 'ifUnchanged', example: booking },
  'barber-appointment-moved': {
    sending: 'always',
    resending: 'ifUnchanged',
    example: { ...booking, sequence: 1 },
  },
  'barber-appointment-cancelled': { sending: 'always', resending: 'ifUnchanged', example: cancelled },
  'cash-owed': { sending: 'always', resending: 'always', example: { ...visit, isCancelled: true } },
  'money-kept': {
    sending: 'always',
    resending: 'always',
    example: { ...visit, barber: 'Marco Ferri', isCustomerTold: true },
  },
  'plan-paid': {
    sending: 'always',
    resending: 'always',
    example: { plan: 'Business', amount: 49, until: '2026-12-14T09:00:00Z' },
  },
  'plan-ends-soon': {
    sending: 'always',
    resending: 'always',
    example: { plan: 'Business', days: 7, end: '2026-12-14T09:00:00Z', isCancelled: false },
  },
  'schedule-updated': {
    sending: 'always',
    resending: 'always',
    example: { barber: 'Marco Ferri', actor: 'Marco Ferri' },
  },
  'payment-refunded': {
    sending: 'always',
    resending: 'always',
    example: { ...money, reason: 'Il posto non era più disponibile', appointment: null },
  },
  'payment-given-back': {
    sending: 'always',
    resending: 'always',
    example: { ...money, amount: 10, reason: 'Taglio più corto del previsto' },
  },
  'order-placed': { sending: 'routine', resending: 'always', example: order },
  'order-paid': { sending: 'always', resending: 'always', example: { ...order, paid: 76, paidBy: 'online' } },
  'order-confirmed': { sending: 'routine', resending: 'always', example: order },
  'order-ready': { sending: 'routine', resending: 'always', example: order },
  'order-cancelled': {
    sending: 'always',
    resending: 'always',
    example: { ...order, refunded: 76, paidBy: 'online', reason: 'Prodotto difettoso' },
  },
  'shop-order': { sending: 'routine', resending: 'always', example: order },
  'shop-request': {
    sending: 'routineOfVisitor',
    resending: 'always',
    example: {
      requestId: '01990000-0000-7000-8000-000000000003',
      kind: 'booking-demo',
      name: 'Giulia Pedrazzini',
      email: 'giulia@example.test',
      phone: '079 123 45 67',
      interest: 'booking-demo',
      message: 'Salone: Da Giulia\nVorrei vedere il calendario con tre poltrone.',
    },
  },
  'shop-consultation': {
    sending: 'routineOfVisitor',
    resending: 'always',
    example: {
      requestId: '01990000-0000-7000-8000-000000000004',
      isChanged: false,
      name: 'Giulia Pedrazzini',
      email: 'giulia@example.test',
      phone: '079 123 45 67',
      service: 'colore',
      day: '2026-04-14',
      time: '14:30',
      message: 'Vorrei capire se il rame mi sta bene.',
      photos: 2,
    },
  },
  'shop-application': {
    sending: 'routineOfVisitor',
    resending: 'always',
    example: {
      requestId: '01990000-0000-7000-8000-000000000005',
      isChanged: false,
      name: 'Nina Caratti',
      email: 'nina@example.test',
      phone: '079 123 45 67',
      nationality: 'Svizzera',
      address: 'Via Nassa 1, 6900 Lugano',
      workPermit: 'si',
      maritalStatus: 'sposato',
      children: 2,
      profiles: [{ platform: 'instagram', url: '@nina.taglia' }],
      photos: 1,
      photoLinks: ['https://f4dezone.test/api/images/01990000-0000-4000-8000-000000000006'],
      hasCv: true,
      appliedOn: '2026-03-26',
    },
  },
  'application-received': {
    sending: 'routineOfVisitor',
    resending: 'always',
    example: {
      requestId: '01990000-0000-7000-8000-000000000005',
      firstName: 'Nina',
      appliedOn: '2026-03-26',
    },
  },
  'request-answer': {
    sending: 'routine',
    resending: 'always',
    example: {
      requestId: '01990000-0000-7000-8000-000000000003',
      text: 'Ciao Giulia,\nvolentieri: giovedì alle 10 ti facciamo vedere il calendario.\nA presto, Marco',
      askedOn: '2026-03-26',
      shopEmail: 'ciao@f4dezone.test',
    },
  },
  'refund-failed': {
    sending: 'always',
    resending: 'always',
    example: { ...money, reason: 'Appuntamento cancellato' },
  },
  'refund-delayed': {
    sending: 'always',
    resending: 'always',
    example: { ...money, reason: 'Appuntamento cancellato' },
  },
  'payment-unknown': {
    sending: 'always',
    resending: 'always',
    example: {
      paymentId: null,
      name: 'Giulia Pedrazzini',
      email: 'giulia@example.test',
      amount: 45,
      reference: 'Qw3rTy12',
      isRefunded: true,
    },
  },
  'payment-disputed': {
    sending: 'always',
    resending: 'always',
    example: { ...dispute, isLost: false, respondBy: '2026-04-07T21:59:59.000Z' },
  },
  'dispute-decided': {
    sending: 'always',
    resending: 'always',
    example: { ...dispute, isLost: true, respondBy: null },
  },
  'waiting-request-expired': {
    sending: 'routine',
    resending: 'always',
    example: { userId, firstName: 'Giulia', service: 'Taglio + Barba' },
  },
  'waiting-offer': {
    sending: 'routine',
    resending: 'never',
    example: {
      // Id and token have their real length, because the length of an SMS matters.
      offerId: '00000000-0000-7000-8000-000000000000',
      token: 'esempio'.padEnd(43, 'x'),
      firstName: 'Giulia',
      service: 'Taglio',
      barber: 'Marco Ferri',
      date: '2026-04-14',
      time: '14:00',
      price: 30,
      expiresAt: '2026-03-27T09:30:00Z',
    },
  },
}

const names = Object.keys(rows) as Name[]
const labels: Record<Name, string> = messageLabels

export const messageKinds = Object.fromEntries(
  names.map((name) => [
    name,
    {
      ...rows[name],
      label: labels[name],
      preview: (context: TemplateContext) => messageTemplates[name](rows[name].example as never, context),
    },
  ]),
) satisfies MessageKinds

const routine = templatesWith('routine', 'routineOfVisitor')

export const messageRules: MessageRules = {
  isRoutine: ({ template, payload }) => routine.has(template) && !isPaid(payload),
  visitorTemplates: templatesWith('routineOfVisitor'),
  publicTemplates: templatesWith('alwaysToPublic'),
  allowance: messageAllowance,
}

function templatesWith(...sending: Sending[]): ReadonlySet<string> {
  return new Set(names.filter((name) => sending.includes(rows[name].sending)))
}

const paidSchema = z.object({ paid: z.number().positive() })

/** Confirmations of paid bookings are receipts and always sent. */
function isPaid(payload: unknown): boolean {
  return paidSchema.safeParse(payload).success
}

const anyShop: TemplateContext = {
  now: new Date('2026-03-27T09:00:00.000Z'),
  publicOrigin: 'http://localhost:3000',
  shopName: 'F4DEZONE',
  shopAddress: 'Via Zurigo 2, 6900 Lugano',
  shopPhone: '+41 91 000 00 00',
  shopEmail: 'ciao@f4dezone.test',
  timeZone: 'Europe/Zurich',
}

export function previewMail(name: string) {
  const kind = messageKindOf(messageKinds, name)
  return kind && previewOf(kind, anyShop)
}
