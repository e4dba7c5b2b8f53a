import { describe, expect, it } from 'vitest'

import { changedAccess, mayReceive } from './live.rules.ts'

const own = '0198c000-0000-7000-8000-000000000001'
const other = '0198c000-0000-7000-8000-000000000002'
const admin = { role: 'admin', barberId: null } as const
const barber = { role: 'barber', barberId: own } as const
const about = (barberId: string, formerBarberId: string | null = null) =>
  ({ kind: 'appointment', barberId, formerBarberId }) as Parameters<typeof mayReceive>[1]

describe('mayReceive', () => {
  it.each([{ kind: 'plan' }, { kind: 'orders' }, { kind: 'requests' }] as const)(
    '%o reaches only the owner',
    (event) => {
      expect(mayReceive(admin, event)).toBe(true)
      expect(mayReceive(barber, event)).toBe(false)
    },
  )

  it.each([{ kind: 'holds' }, { kind: 'shop' }, { kind: 'resync' }] as const)('%o reaches all', (event) => {
    expect(mayReceive(admin, event)).toBe(true)
    expect(mayReceive(barber, event)).toBe(true)
  })

  it('a barber gets events of own appointments and of those moved to a colleague', () => {
    expect(mayReceive(barber, about(own))).toBe(true)
    expect(mayReceive(barber, about(other, own))).toBe(true)
    expect(mayReceive(barber, about(other))).toBe(false)
    expect(mayReceive(admin, about(other))).toBe(true)
  })

  it('a barber without a profile gets no appointment events', () => {
    expect(mayReceive({ role: 'barber', barberId: null }, about(other))).toBe(false)
    expect(mayReceive({ role: 'barber', barberId: null }, about(other, null))).toBe(false)
  })
})

describe('changedAccess', () => {
  it('is true for the user named in the message', () => {
    const isChanged = changedAccess({ kind: 'access', userId: own })
    expect([isChanged(own), isChanged(other)]).toEqual([true, false])
  })

  it('is true for all users after a resync', () =>
    expect(changedAccess({ kind: 'resync' })(other)).toBe(true))

  it.each([null, 'access', { kind: 'holds' }, { kind: 'access' }, { kind: 'access', userId: 'x' }])(
    'is false after %j',
    (message) => expect(changedAccess(message)(own)).toBe(false),
  )
})
