import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'

import { handleErrors } from '#platform/http/error-handler.ts'
import { isId } from '#shared/ids.ts'
import { givenShop } from '#tests/support/given.ts'
import { guestBooking, hireBarber, password, type Person, signIn } from '#tests/support/people.ts'

import { staffCalls } from './staff-calls.fixture.ts'

/**
 * Sends malformed ids in every id parameter of every described call and expects no 500. New calls are covered
 * as soon as they are described; the tables below have their other parameters.
 */
const unknownId = '0190a0a0-0000-7000-8000-000000000000'
const noIds = [
  'unsinn',
  '0'.repeat(40),
  '00000000-0000-0000-0000-000000000000',
  unknownId,
  unknownId.replaceAll('-', ''),
  `{${unknownId}}`,
  `${unknownId} `,
  '-1',
  '1e9',
  'NaN',
  '%',
  '..',
  "' OR 1=1 --",
  '__proto__',
  '💈',
  '\u0000',
  'x'.repeat(1500),
]
const noTexts = [12, true, ['a'], { a: 1 }]

const shop = givenShop()
let people: Person[]
let barberId: string

beforeAll(async () => {
  barberId = (await hireBarber(shop)).id
  people = [await signIn(shop, 'admin'), await signIn(shop, 'barber', barberId), await signIn(shop)]
})

type Place = { call: string; where: 'path' | 'query' | 'body'; name: string }
type Description = {
  parameters?: { in: string; name: string }[]
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> }
}

async function places(): Promise<Place[]> {
  const response = await fetch(`${shop.url}/api/docs/openapi.json`)
  const { paths }: { paths: Record<string, Record<string, Description>> } = JSON.parse(await response.text())
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => {
      const call = `${method.toUpperCase()} ${path}`
      const fields = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        Object.keys(schema.properties ?? {}),
      )
      return [
        ...parameters.map(({ in: where, name }) => ({ call, where, name })),
        ...fields.map((name) => ({ call, where: 'body', name })),
      ].filter(({ where, name }) => where === 'path' || isIdName(name))
    }),
  ) as Place[]
}

/** A chat's session id is a secret: an unknown one begins a new conversation. */
const isIdName = (name: string) => /Id$|^(id|actor|service)$/.test(name) && name !== 'sessionId'

const days = 'startDate=2026-03-13&endDate=2026-03-14'
const queries: Record<string, string> = {
  'GET /api/barbers/{id}/check-vacation': 'date=2026-03-13',
  'GET /api/barbers/{id}/calendar.ics': 'token=x',
  'GET /api/appointments/barber/{id}': days,
  'GET /api/appointments/public/available-slots': `date=2026-03-13&duration=30&barberId=any`,
  'GET /api/appointments/available-slots': `date=2026-03-13&duration=30&barberId=any`,
  'GET /api/appointments/public/days': 'duration=30&barberId=any',
  'GET /api/appointments/public/next-available': 'duration=30&barberId=any',
}
const choice = { service: 'Taglio', date: '2026-03-13', time: '10:00' }
const bodies: Record<string, (barber: string) => object> = {
  'POST /api/appointments': (barber) => ({ ...choice, barberId: barber }),
  'PUT /api/appointments/{id}': (barber) => ({ ...choice, barberId: barber }),
  'PUT /api/appointments/public/{id}': (barber) => ({ ...choice, barberId: barber }),
  'POST /api/appointments/public/appointments/guest': (barber) => guestBooking(barber),
  'POST /api/admin/users': () => ({
    email: `nuovo.${crypto.randomUUID()}@example.test`,
    firstName: 'Nuovo',
    lastName: 'Barbiere',
    phone: '+41790000001',
    role: 'barber',
    password,
  }),
  'POST /api/auth/change-password': () => ({ currentPassword: password, newPassword: 'un’altra lunga' }),
}

function bodyOf(call: string): Record<string, unknown> {
  const ownBody = bodies[call]?.(barberId)
  const fixture = staffCalls.find(
    (known) =>
      known.call
        .replace(' ', ' /api')
        .replace(/\?.*/, '')
        .replace(/\{\w+\}/, '{id}') === call,
  )
  const text = JSON.stringify(ownBody ?? fixture?.body ?? {})
  return JSON.parse(
    text
      .replaceAll('{barber}', barberId)
      .replaceAll('{email}', 'x@example.test')
      .replaceAll('{userEmail}', 'y@example.test'),
  )
}

async function statusWith({ call, where, name }: Place, value: unknown, { token }: Person) {
  const [method = '', path = ''] = call.split(' ')
  const query = new URLSearchParams(queries[call])
  if (where === 'query') query.set(name, String(value))
  const body = bodyOf(call)
  if (where === 'body') body[name] = value
  const filledPath = path.replace('{id}', where === 'path' ? encodeURIComponent(String(value)) : unknownId)
  const response = await fetch(`${shop.url}${filledPath}?${query}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
  })
  await response.text()
  return response.status
}

function mayBeUnknown({ where, name }: Place, value: unknown): boolean {
  const isWellFormed = typeof value === 'string' && isId(value)
  return isWellFormed && (where === 'query' || name === 'userId')
}

describe('an invalid id', () => {
  it('returns no unexpected status in any place of any call', async () => {
    const surprises: string[] = []
    const tryOne = async (place: Place, value: unknown, person: Person) => {
      const status = await statusWith(place, value, person)
      // Barbers and clients may be refused before the id is checked.
      const refused = person === people[0] ? [400, 404] : [400, 403, 404]
      if (refused.includes(status) || (mayBeUnknown(place, value) && [200, 403].includes(status))) return
      surprises.push(`${status} ${JSON.stringify({ ...place, value }).slice(0, 200)}`)
    }
    const all = await places()
    expect(all.length).toBeGreaterThan(40)
    for (const place of all) {
      const values = place.where === 'body' ? [...noIds, ...noTexts] : noIds
      await Promise.all(people.flatMap((person) => values.map((value) => tryOne(place, value, person))))
    }
    expect(surprises).toEqual([])
  }, 120_000)

  it('that reaches the database returns 400 INVALID_INPUT', async () => {
    const app = Fastify()
    handleErrors(app)
    const { pool } = shop.platform.database
    app.get(
      '/thing/:id',
      async ({ params }) => await pool.query('SELECT $1::uuid', Object.values(params ?? {})),
    )
    const { statusCode, body } = await app.inject('/thing/unsinn')
    expect([statusCode, JSON.parse(body).code]).toEqual([400, 'INVALID_INPUT'])
  })
})
