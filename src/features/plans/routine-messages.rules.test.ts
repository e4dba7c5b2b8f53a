import { expect, it } from 'vitest'

import { routineMessages } from './routine-messages.rules.ts'

it('confirmations, reminders and notices are routine messages', () => {
  expect([...routineMessages].toSorted()).toEqual([
    'application-received',
    'appointment-booked',
    'appointment-confirmed',
    'appointment-reminder',
    'barber-appointment-booked',
    'order-confirmed',
    'order-placed',
    'order-ready',
    'request-answer',
    'shop-application',
    'shop-consultation',
    'shop-order',
    'shop-request',
    'waiting-offer',
    'waiting-request-expired',
  ])
})

it.each([
  'appointment-cancelled',
  'appointment-moved',
  'password-reset',
  'payment-refunded',
  'plan-ends-soon',
])('%s is not a routine message', (template) => expect(routineMessages.has(template)).toBe(false))
