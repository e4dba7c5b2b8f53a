import { describe, expect, it } from 'vitest'

import type { BookingLimits } from '../plans.contract.ts'
import { creationStateOf } from './creation-state.ts'

const free: BookingLimits = {
  canCreate: true,
  reason: null,
  message: null,
  current: 12,
  limit: 150,
  remaining: 138,
  percentage: 8,
  resetDate: '2026-04-01T00:00:00+02:00',
  upgradeRequired: false,
}
const refused = (reason: BookingLimits['reason'], message = 'Perché no') => ({
  ...free,
  canCreate: false,
  reason,
  message,
})
const known = <Data>(data: Data) => ({ data, isError: false })
const failed = { data: undefined, isError: true }
const asked = { data: undefined, isError: false }

describe('the creation state', () => {
  it.each([
    [free, 'open'],
    [{ ...free, reason: 'GUEST_USER' as const }, 'open'],
    [refused('MONTHLY_LIMIT_REACHED'), 'used-up'],
    [refused('NO_SUBSCRIPTION'), 'no-plan'],
    [refused('SUBSCRIPTION_INACTIVE'), 'no-plan'],
    [refused('ERROR'), 'limits-failed'],
  ])('%o', (limits, kind) => expect(creationStateOf(known(limits)).kind).toBe(kind))

  it('carries the message of the server', () => {
    expect(creationStateOf(known(refused('NO_SUBSCRIPTION', 'Seleziona un piano')))).toEqual({
      kind: 'no-plan',
      message: 'Seleziona un piano',
    })
  })
})

describe('a missing answer', () => {
  it.each([
    [asked, undefined, 'pending'],
    [asked, known({}), 'pending'],
    [known(free), asked, 'pending'],
    [known(free), failed, 'access-failed'],
    [failed, undefined, 'limits-failed'],
    [failed, asked, 'limits-failed'],
    [{ data: free, isError: true }, { data: {}, isError: true }, 'open'],
  ])('is never a missing plan: %o, %o', (limits, access, kind) =>
    expect(creationStateOf(limits, access).kind).toBe(kind),
  )
})
