import { describe, expect, it, test } from 'vitest'

import { accessOf, gates, isTabLocked, mayReadPlanFigures, missingPlanCode } from './gates.rules.ts'

test('each gate states whether it needs a plan and which limit it uses', () => {
  expect(gates).toEqual({
    clientBooking: { needsPlan: true, uses: 'appointments' },
    phoneBooking: { needsPlan: true, uses: 'appointments' },
    guestBooking: { needsPlan: false, uses: null },
    barber: { needsPlan: true, uses: 'barbers' },
    services: { needsPlan: true, uses: null },
    barbers: { needsPlan: true, uses: null },
    users: { needsPlan: true, uses: null },
    statistics: { needsPlan: true, uses: null },
  })
})

describe('without a plan', () => {
  it.each(['subscription', 'plans', 'ecommerce', 'orders', 'appointments', 'settings', 'requests', 'test'])(
    'the section %s is open',
    (tab) => expect(isTabLocked(tab, false)).toBe(false),
  )

  it.each(['barbers', 'services', 'users', 'statistics', '', 'payments'])(
    'the section %j is locked',
    (tab) => {
      expect(isTabLocked(tab, false)).toBe(true)
      expect(isTabLocked(tab, true)).toBe(false)
    },
  )
})

test.each([
  ['active', { hasAccess: true, blocked: false, needsPayment: false }],
  ['inactive', { hasAccess: false, blocked: true, needsPayment: false }],
  ['expired', { hasAccess: false, blocked: true, needsPayment: false }],
  ['pending_payment', { hasAccess: false, blocked: false, needsPayment: true }],
] as const)('a plan that is %s gives %o', (status, access) => expect(accessOf(status)).toEqual(access))

test('refuses with NO_SUBSCRIPTION without a plan, else SUBSCRIPTION_INACTIVE', () => {
  expect(missingPlanCode('inactive')).toBe('NO_SUBSCRIPTION')
  expect(missingPlanCode('expired')).toBe('SUBSCRIPTION_INACTIVE')
  expect(missingPlanCode('pending_payment')).toBe('SUBSCRIPTION_INACTIVE')
})

test('only the owner may read the figures', () => {
  expect(mayReadPlanFigures('admin')).toBe(true)
  for (const role of ['barber', 'client', null] as const) expect(mayReadPlanFigures(role)).toBe(false)
})
