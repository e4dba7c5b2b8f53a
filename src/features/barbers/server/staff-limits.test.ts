import { expect, it } from 'vitest'

import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { clientBooking, type Person } from '#tests/support/people.ts'

const shop = givenShop({ rateLimitScale: 1 })
const marco = givenBarber(shop)
const luca = givenBarber(shop)
const owner = givenPerson(shop, 'admin')
const partner = givenPerson(shop, 'admin')

const announce = ({ api }: Person) => api.post('/notifications/schedule-update', { barberId: marco.id })
const reassign = ({ api }: Person) =>
  api.post(`/barbers/${marco.id}/reassignments`, {
    appointments: [{ _id: '0190a0a0-0000-7000-8000-000000000000', date: '2026-03-13', time: '10:00' }],
    colleagueIds: [luca.id],
  })

/** Uses a missing barber: refused calls count too. */
const bookByPhone = ({ api }: Person) =>
  api.post('/appointments/admin', { ...clientBooking(crypto.randomUUID()), clientNickname: 'Il Bomber' })

it.each([
  ['announces thirty changes of a schedule', announce, 30, 202],
  ['sends sixty reassignments', reassign, 60, 200],
  ['books a hundred and twenty visits by phone', bookByPhone, 120, 404],
])('one person %s an hour, then gets 429; another one is not affected', async (_what, send, most, good) => {
  for (let count = 0; count < most; count++) expect((await send(owner)).status).toBe(good)
  expect((await send(owner)).status).toBe(429)
  expect((await send(partner)).status).toBe(good)
})
