import { expect, inject, it } from 'vitest'

import { openDatabase } from '#platform/database/database.ts'
import { addDays } from '#shared/calendar-time.ts'
import { apiOf } from '#tests/support/api.ts'
import { startApp, startRefused } from '#tests/support/app-process.ts'
import { createDatabase } from '#tests/support/cluster.ts'
import { guestBooking, hireBarber } from '#tests/support/people.ts'

const keys = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2',
}

it.each<[string, Record<string, string>, string]>([
  ['the sandbox', { PAYMENTS: 'sandbox' }, 'PAYMENTS: the payment sandbox is refused in production'],
  ['a missing key', { ...keys, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET: is required'],
  [
    'a secret key as publishable key',
    { ...keys, STRIPE_PUBLISHABLE_KEY: 'sk_live_1' },
    'STRIPE_PUBLISHABLE_KEY: must begin with pk_',
  ],
  [
    'an empty webhook secret',
    { ...keys, STRIPE_WEBHOOK_SECRET: ' , ' },
    'STRIPE_WEBHOOK_SECRET: must begin with whsec_',
  ],
  [
    'a test secret key beside a live publishable key',
    { ...keys, STRIPE_SECRET_KEY: 'sk_test_1' },
    'STRIPE_PUBLISHABLE_KEY: must be a test key like the secret key',
  ],
  [
    'a test vendor account beside a live one',
    {
      ...keys,
      PLAN_STRIPE_SECRET_KEY: 'sk_test_2',
      PLAN_STRIPE_PUBLISHABLE_KEY: 'pk_test_2',
      PLAN_STRIPE_WEBHOOK_SECRET: 'whsec_3',
    },
    'PLAN_STRIPE_SECRET_KEY: must be a live key like the secret key',
  ],
  [
    'an incomplete vendor account',
    { ...keys, PLAN_STRIPE_SECRET_KEY: 'sk_live_2' },
    'PLAN_STRIPE_PUBLISHABLE_KEY: is required',
  ],
])('production refuses %s', async (_what, environment, sentence) => {
  expect(await startRefused(environment)).toEqual({ exitCode: 1, said: expect.stringContaining(sentence) })
})

it('production without keys reports missing payments and accepts bookings', async () => {
  const database = await createDatabase(inject('clusterUrl'))
  const app = await startApp({ DATABASE_URL: database.url })
  const connections = openDatabase(database.url, () => undefined)
  try {
    const barber = await hireBarber({ platform: { database: connections } })
    const visitor = apiOf(app.url)
    const config = await visitor.get('/stripe/config')
    expect(config.body).toEqual({ publishableKey: '', scriptUrl: '' })
    const started = await visitor.post('/payments/create-intent', { type: 'appointment' })
    expect([started.status, started.body.message]).toEqual([503, 'Pagamenti Non Disponibili'])
    const booked = await visitor.post(
      '/appointments/public/appointments/guest',
      guestBooking(barber.id, { date: addDays(new Date().toISOString().slice(0, 10), 7) }),
    )
    expect(booked.status).toBe(201)
    expect(booked.body.payment).toMatchObject({ method: 'cash', status: 'pending', due: 30 })
  } finally {
    await connections.close()
    await app.stop()
    await database.drop()
  }
})
