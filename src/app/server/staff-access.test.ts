import { beforeAll, describe, expect, it } from 'vitest'

import { type Api, apiOf } from '#tests/support/api.ts'
import { givenBarber, givenShop } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { guestBooking, hireBarber, type Person, signIn } from '#tests/support/people.ts'

import { callsWith } from './endpoints.fixture.ts'
import {
  customersOf,
  failedMessage,
  newOrder,
  newProduct,
  newRequest,
  paidAtShop,
  planWords,
  sendStaffCall,
  type StaffCall,
  staffCalls,
} from './staff-calls.fixture.ts'

const shop = givenShop({ payments: true })
const marco = givenBarber(shop)
let people: Record<'out' | 'client' | 'other' | 'own' | 'admin', Api>
let words: Record<string, string>

beforeAll(async () => {
  const luca = await hireBarber(shop, { firstName: 'Luca' })
  const novice = await hireBarber(shop, { firstName: 'Nuovo' })
  const user: Person = await signIn(shop)
  const marcosLogin = await signIn(shop, 'barber', marco.id)
  await shop.platform.database.pool.query('UPDATE barbers SET email = $1 WHERE id = $2', [
    marcosLogin.email,
    marco.id,
  ])
  people = {
    out: apiOf(shop.url),
    client: (await signIn(shop)).api,
    other: (await signIn(shop, 'barber', luca.id)).api,
    own: marcosLogin.api,
    admin: (await signIn(shop, 'admin')).api,
  }
  const { body: service } = await people.admin.post('/admin/services', {
    name: 'Da togliere',
    price: 5,
    duration: 15,
  })
  const { body: booked } = await people.out.post(
    '/appointments/public/appointments/guest',
    guestBooking(marco.id, { date: '2026-03-13' }),
  )
  words = {
    barber: marco.id,
    email: marcosLogin.email,
    novice: novice.id,
    service: service._id,
    appointment: booked._id,
    user: user.id,
    userEmail: user.email,
    ...(await planWords(people.admin, sandboxOf(shop))),
    payment: await paidAtShop(people.admin, guestBooking(marco.id, { date: '2026-03-13', time: '17:00' })),
    message: await failedMessage(shop.platform.database.pool),
    product: await newProduct(people.admin),
    order: await newOrder(shop.platform.database.pool),
    request: await newRequest(shop.platform.database.pool),
    ...(await customersOf(shop.platform.database.pool, { appointment: booked._id, user: user.id })),
  }
})

async function statusOf(api: Api, call: StaffCall): Promise<number> {
  if (call.call.startsWith('GET /events')) return await statusOfStream(api)
  return (await sendStaffCall(api, call, words)).status
}

/** A stream never ends by itself: its status is enough. */
async function statusOfStream(api: Api): Promise<number> {
  const closing = new AbortController()
  const { status } = await api.open('/events', closing.signal)
  closing.abort()
  return status
}

describe('who may call what, among the staff', () => {
  it.each(staffCalls)('$call', async (call) => {
    const own = call.own ?? 200
    expect(await statusOf(people.out, call)).toBe(401)
    expect(await statusOf(people.client, call)).toBe(403)
    expect(inClass(await statusOf(people.other, call))).toBe(inClass(call.other))
    expect(inClass(await statusOf(people.own, call))).toBe(inClass(own))
    expect(inClass(await statusOf(people.admin, call))).toBe('2xx')
  })

  it('is asked of every call that is not for everybody', () => {
    const tried = new Set(staffCalls.map(({ call }) => call.replace(/\?.*/, '').replace(/\{\w+\}/, '{id}')))
    const staffPaths = callsWith((access) => access !== 'public' && !access.includes('client'))
    expect(staffPaths.length).toBeGreaterThan(30)
    expect(staffPaths.filter((call) => !tried.has(call.replace('/api', '')))).toEqual([])
  })
})

/** 401 is 401, but 200, 201 and 202 are all a yes. */
function inClass(status: number): number | string {
  return status >= 200 && status < 300 ? '2xx' : status
}
