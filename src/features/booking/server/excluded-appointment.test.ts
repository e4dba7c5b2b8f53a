import { beforeAll, expect, it } from 'vitest'

import { givenBarber, givenShop, givenVisitor } from '#tests/support/given.ts'
import { guestBooking, hireBarber, signIn } from '#tests/support/people.ts'

const shop = givenShop()
const visitor = givenVisitor(shop)
const marco = givenBarber(shop)
let own: { id: string; token: string }
let other: { id: string; token: string }

beforeAll(async () => {
  own = await booked('10:00')
  other = await booked('15:00')
})

async function booked(time: string): Promise<{ id: string; token: string }> {
  const overrides = guestBooking(marco.id, { time })
  return (await visitor.post('/appointments/public/appointments/guest', overrides)).body
}

async function takenAt(more: string, api = visitor, path = '/appointments/public/available-slots') {
  const { body } = await api.get(`${path}?barberId=${marco.id}&date=2026-03-13&duration=30${more}`)
  const slots: { time: string; isBooked: boolean }[] = body
  return slots
    .filter(({ isBooked, time }) => isBooked && ['10:00', '15:00'].includes(time))
    .map(({ time }) => time)
}

it('excludes the own appointment from the taken slots only with its secret', async () => {
  const asked = (id: string, token: string) => takenAt(`&excludeAppointmentId=${id}&token=${token}`)
  expect(await takenAt('')).toEqual(['10:00', '15:00'])
  expect(await asked(own.id, own.token)).toEqual(['15:00'])
  expect(await takenAt(`&excludeAppointmentId=${own.id}`)).toEqual(['10:00', '15:00'])
  for (const token of ['', 'guess', other.token, own.id])
    expect(await asked(own.id, token)).toEqual(['10:00', '15:00'])
})

it('excludes it for its barber, but returns 404 to other clients and colleagues', async () => {
  const luca = await hireBarber(shop, { firstName: 'Luca' })
  const path = '/appointments/available-slots'
  const query = `?barberId=${marco.id}&date=2026-03-13&duration=30&excludeAppointmentId=${own.id}`
  for (const { api } of [await signIn(shop), await signIn(shop, 'barber', luca.id)])
    expect((await api.get(path + query)).status).toBe(404)
  const marcosLogin = await signIn(shop, 'barber', marco.id)
  expect(await takenAt(`&excludeAppointmentId=${own.id}`, marcosLogin.api, path)).toEqual(['15:00'])
})
