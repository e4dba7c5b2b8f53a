import { beforeAll, describe, expect, it } from 'vitest'

import { anyUser } from '#shared/contracts/access.ts'
import { apiOf } from '#tests/support/api.ts'
import { givenShop } from '#tests/support/given.ts'
import { type Person, signIn } from '#tests/support/people.ts'

import { callsWith } from './endpoints.fixture.ts'
import { staffCalls } from './staff-calls.fixture.ts'

const publicCalls = [
  'GET /api/health',
  'GET /api/docs/openapi.json',
  'GET /api/settings/public',
  'GET /api/products',
  'GET /api/products/categories',
  'GET /api/products/{id}',
  'GET /api/services',
  'GET /api/services/active',
  'GET /api/barbers/public',
  'GET /api/barbers/{id}/check-vacation',
  'GET /api/barbers/{id}/calendar.ics',
  'GET /api/appointments/public/barbers',
  'GET /api/appointments/public/barbers/{id}',
  'GET /api/appointments/public/available-slots',
  'GET /api/appointments/public/days',
  'GET /api/appointments/public/next-available',
  'GET /api/appointments/public/{id}',
  'GET /api/appointments/public/{id}/calendar.ics',
  'GET /api/stripe/config',
  'GET /api/subscriptions/plans',
  'GET /api/appointments/limits/check',
  'POST /api/payments/create-intent',
  'POST /api/payments/confirm',
  'POST /api/payments/release',
  'POST /api/payments/webhook',
  'POST /api/orders',
  'POST /api/products/orders',
  'POST /api/subscription-payments/webhook',
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/refresh-token',
  'POST /api/auth/logout',
  'POST /api/auth/reset-password',
  'POST /api/auth/reset-password/confirm',
  'POST /api/auth/verify-email',
  'POST /api/users/unsubscribe',
  'POST /api/contact',
  'POST /api/v1.0/email/send',
  'POST /api/images/upload',
  'GET /api/images/{id}',
  'POST /api/chatbot/init',
  'POST /api/chatbot/message',
  'POST /api/chatbot/feedback',
  'GET /api/chatbot/faqs',
  'GET /api/chatbot/search',
  'GET /api/chatbot/contextual-help',
  'GET /api/chatbot/health',
  'GET /api/waiting-list/offers/{id}',
  'POST /api/waiting-list/offers/{id}/accept',
  'POST /api/waiting-list/offers/{id}/decline',
  'POST /api/appointments/public/appointments/guest',
  'PUT /api/appointments/public/{id}',
  'PUT /api/appointments/public/{id}/cancel',
]
const userCalls = [
  'GET /api/auth/me',
  'GET /api/appointments/available-slots',
  'GET /api/appointments/my-appointments',
  'GET /api/waiting-list/my-entries',
  'POST /api/waiting-list',
  'DELETE /api/waiting-list/{id}',
  'POST /api/auth/change-password',
  'POST /api/appointments',
  'PUT /api/appointments/{id}',
  'PUT /api/appointments/{id}/cancel',
  'GET /api/subscriptions/check-access',
  'GET /api/payments/history',
  'GET /api/payments/{id}',
  'POST /api/payments/appointment/{id}',
  'GET /api/orders',
  'GET /api/orders/{id}',
  'GET /api/products/orders',
  'PUT /api/users/profile',
  'PATCH /api/users/profile',
  'POST /api/users/profile/image',
  'DELETE /api/users/profile/image',
  'GET /api/users/profile/newsletter',
  'PUT /api/users/profile/newsletter',
  'GET /api/users/profile/export',
  'POST /api/users/profile/delete',
  'GET /api/barbers',
  'GET /api/barbers/{id}',
]
const staffCallNames = staffCalls.map(({ call }) =>
  call
    .replace(' ', ' /api')
    .replace(/\?.*/, '')
    .replace(/\{\w+\}/, '{id}'),
)

const shop = givenShop()
let people: Person[]

beforeAll(async () => {
  people = [await signIn(shop, 'client'), await signIn(shop, 'barber'), await signIn(shop, 'admin')]
})

const unknownId = '0190a0a0-0000-7000-8000-000000000000'

async function statusOf(call: string, token?: string): Promise<number> {
  const [method = '', path = ''] = call.replace('{id}', unknownId).split(' ')
  const response = await fetch(`${shop.url}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: '{}' }),
  })
  return response.status
}

describe('route access', () => {
  it('the lists name every route of the OpenAPI document', async () => {
    const { body } = await apiOf(shop.url).get('/docs/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    const described = Object.entries<Record<string, unknown>>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(
      [...publicCalls, ...userCalls, ...staffCallNames]
        .filter((call) => !call.includes('openapi'))
        .toSorted(),
    )
  })

  it('the lists agree with the access of the endpoints', () => {
    const ours = new Set(['GET /api/health', 'GET /api/docs/openapi.json'])
    expect(callsWith((access) => access === 'public').toSorted()).toEqual(
      publicCalls.filter((call) => !ours.has(call)).toSorted(),
    )
    expect(callsWith((access) => access === anyUser).toSorted()).toEqual(userCalls.toSorted())
    expect(callsWith((access) => access !== 'public' && access !== anyUser).toSorted()).toEqual(
      staffCallNames.toSorted(),
    )
  })

  it.each(publicCalls)('a visitor, also with a stale token, is allowed: %s', async (call) => {
    if (call.endsWith('refresh-token')) return
    for (const token of [undefined, 'stale'])
      expect([401, 403, 500]).not.toContain(await statusOf(call, token))
  })

  it.each(userCalls)('only signed-in users are allowed: %s', async (call) => {
    expect(await statusOf(call)).toBe(401)
    expect(await statusOf(call, 'stale')).toBe(401)
    for (const { token } of people) {
      const status = await statusOf(call, token)
      expect([status >= 500, [401, 403].includes(status) && !call.endsWith('change-password')]).toEqual([
        false,
        false,
      ])
    }
  })

  it('an unknown API path returns 404 NOT_FOUND as JSON', async () => {
    const { status, body } = await apiOf(shop.url).get('/niente')
    expect([status, body.code, body.message]).toEqual([404, 'NOT_FOUND', 'Risorsa non trovata'])
  })

  it('a route without declared access throws on registration', async () => {
    const { guardRoutes } = await import('#features/accounts/server/access.ts')
    const { default: Fastify } = await import('fastify')
    const app = Fastify()
    guardRoutes(app, shop.platform)
    expect(() => app.get('/open-by-mistake', async () => 'secret')).toThrow('declares no access')
  })
})
