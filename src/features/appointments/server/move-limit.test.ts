import { expect, it } from 'vitest'

import { givenShop } from '#tests/support/given.ts'
import { clientBooking, hireBarber, signIn } from '#tests/support/people.ts'

const shop = givenShop({ rateLimitScale: 1 })

function writtenWith(id: string, letter: number): string {
  return id.slice(0, letter) + id.charAt(letter).toUpperCase() + id.slice(letter + 1)
}

it('one appointment is moved at most ten times an hour, with its id in any spelling', async () => {
  const barber = await hireBarber(shop)
  const person = await signIn(shop)
  const { body } = await person.api.post('/appointments', clientBooking(barber.id, { time: '14:00' }))
  const id: string = body._id
  const choice = { barberId: barber.id, service: 'Taglio', date: '2026-03-13' }
  const statuses: number[] = []
  for (let index = 0; index < 11; index++) {
    const move = { ...choice, time: index % 2 === 0 ? '16:00' : '14:00' }
    statuses.push((await person.api.put(`/appointments/${writtenWith(id, index)}`, move)).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})
