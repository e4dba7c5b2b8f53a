import { beforeAll, describe, expect, it } from 'vitest'

import { type Api, apiOf } from '#tests/support/api.ts'
import { givenBarber, givenShop } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { hireBarber, signIn } from '#tests/support/people.ts'

import { callsWith } from './endpoints.fixture.ts'
import { sendStaffCall, type StaffCall, staffCalls } from './staff-calls.fixture.ts'
import { planWords, staffWords } from './staff-words.fixture.ts'

const shop = givenShop({ payments: true })
const marco = givenBarber(shop)
let people: Record<'out' | 'client' | 'other' | 'own' | 'admin', Api>
let words: Record<string, string>

beforeAll(async () => {
  const luca = await hireBarber(shop, { firstName: 'Luca' })
  const marcosLogin = await signIn(shop, 'barber', marco.id)
  people = {
    out: apiOf(shop.url),
    client: (await signIn(shop)).api,
    other: (await signIn(shop, 'barber', luca.id)).api,
    own: marcosLogin.api,
    admin: (await signIn(shop, 'admin')).api,
  }
  words = {
    ...(await staffWords(shop, people.admin, { barber: marco, login: marcosLogin })),
    ...(await planWords(people.admin, sandboxOf(shop))),
  }
})

async function statusOf(api: Api, call: StaffCall): Promise<number> {
  if (call.call.startsWith('GET /events')) return await statusOfStream(api)
  return (await sendStaffCall(api, call, words)).status
}

/** Streams never end, so only the status is read. */
async function statusOfStream(api: Api): Promise<number> {
  const closing = new AbortController()
  const { status } = await api.open('/events', closing.signal)
  closing.abort()
  return status
}

describe('access among staff', () => {
  it.each(staffCalls)('$call', async (call) => {
    const own = call.own ?? 200
    expect(await statusOf(people.out, call)).toBe(401)
    expect(await statusOf(people.client, call)).toBe(403)
    expect(inClass(await statusOf(people.other, call))).toBe(inClass(call.other))
    expect(inClass(await statusOf(people.own, call))).toBe(inClass(own))
    expect(inClass(await statusOf(people.admin, call))).toBe('2xx')
  })

  it('is tested for every staff route', () => {
    const tried = new Set(staffCalls.map(({ call }) => call.replace(/\?.*/, '').replace(/\{\w+\}/, '{id}')))
    const staffPaths = callsWith((access) => access !== 'public' && !access.includes('client'))
    expect(staffPaths.length).toBeGreaterThan(30)
    expect(staffPaths.filter((call) => !tried.has(call.replace('/api', '')))).toEqual([])
  })
})

function inClass(status: number): number | string {
  return status >= 200 && status < 300 ? '2xx' : status
}
