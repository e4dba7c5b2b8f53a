import type { Api } from '#tests/support/api.ts'
import { type Barber, guestBooking, logIn, type Person } from '#tests/support/people.ts'
import type { Shop } from '#tests/support/shop.ts'
import { newestMessage } from '#tests/support/written.ts'

/** Friday of the tests' week; the clock shows Wednesday 11 March, 09:00. */
export const friday = '2026-03-13'

type Wish = { service?: string; preferredDays?: string[]; preferredTimeSlots?: string[] }

/** @returns the request */
export async function wait(person: Person, barber: Barber, wish: Wish = {}) {
  const { body } = await person.api.post('/waiting-list', {
    preferredBarber: barber.id,
    service: 'Taglio',
    ...wish,
  })
  return body
}

export async function booked(
  visitor: Api,
  barber: Barber,
  { time = '16:00', date = friday, service = 'Taglio' } = {},
) {
  const { body } = await visitor.post(
    '/appointments/public/appointments/guest',
    guestBooking(barber.id, { time, date, service, price: undefined }),
  )
  return { id: String(body._id), token: String(body.token) }
}

export async function cancel(visitor: Api, { id, token }: { id: string; token: string }) {
  return await visitor.put(`/appointments/public/${id}/cancel?token=${token}`, {})
}

export async function offerTo(shop: Shop, person: Person) {
  const message = await newestMessage(shop, 'waiting-offer', person.email)
  return message?.payload
}

export async function ownRequests(shop: Shop, person: Person) {
  const api = await logIn(shop, person.email)
  return (await api.get('/waiting-list/my-entries')).body
}

export async function freeTimes(visitor: Api, barber: Barber, date = friday): Promise<string[]> {
  const { body } = await visitor.get(
    `/appointments/public/available-slots?date=${date}&barberId=${barber.id}&duration=30`,
  )
  return body
    .filter(({ available }: { available: boolean }) => available)
    .map(({ time }: { time: string }) => time)
}
