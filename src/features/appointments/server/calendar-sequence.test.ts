import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type Api, apiOf } from '#tests/support/api.ts'
import { givenNewBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { type Barber, guestBooking, signIn } from '#tests/support/people.ts'

const shop = givenShop()
const admin = givenPerson(shop, 'admin')
const marco = givenNewBarber(shop)
const luca = givenNewBarber(shop, { firstName: 'Luca' })
let guest: { id: string; token: string }

beforeAll(async () => {
  await shop.platform.database.pool.query('UPDATE studio_settings SET auto_confirm = false')
})
beforeEach(async () => {
  const { body } = await apiOf(shop.url).post(
    '/appointments/public/appointments/guest',
    guestBooking(marco.id),
  )
  guest = body
})

const setStatus = (status: string) => admin.api.put(`/appointments/${guest.id}/status`, { status })
async function move(barber: Barber, time: string, api: Api = admin.api) {
  const place = { barberId: barber.id, service: 'Taglio', date: '2026-03-13', time }
  expect((await api.put(`/appointments/${guest.id}`, place)).status).toBe(200)
}

async function toldTo(barber: Barber): Promise<[what: string, sequence: number][]> {
  const { rows } = await shop.platform.database.pool.query<{ template: string; sequence: number }>(
    `SELECT template, (payload ->> 'sequence')::int AS sequence FROM messages
     WHERE appointment_id = $1 AND recipient = $2 ORDER BY id`,
    [guest.id, barber.email],
  )
  return rows.map(({ template, sequence }) => [template.replace('barber-appointment-', ''), sequence])
}

async function fileNow(): Promise<string | undefined> {
  const path = `/appointments/public/${guest.id}/calendar.ics?token=${guest.token}`
  return /SEQUENCE:(\d+)/.exec((await apiOf(shop.url).get(path)).body)?.[1]
}

describe('the calendar SEQUENCE', () => {
  it('increases with the confirmation and with each move by staff', async () => {
    expect(await fileNow()).toBe('0')
    await setStatus('confirmed')
    expect(await fileNow()).toBe('1')
    await move(marco, '11:00')
    expect(await fileNow()).toBe('2')
    await move(marco, '14:00', (await signIn(shop, 'barber', marco.id)).api)
    expect(await fileNow()).toBe('3')
    expect(await toldTo(marco)).toEqual([
      ['booked', 0],
      ['moved', 2],
      ['moved', 3],
    ])
  })

  it('of the CANCEL for the former barber is higher than all earlier ones', async () => {
    await move(marco, '11:00')
    await move(luca, '11:00')
    expect(await toldTo(marco)).toEqual([
      ['booked', 0],
      ['moved', 1],
      ['cancelled', 2],
    ])
    expect(await toldTo(luca)).toEqual([['moved', 2]])
    await move(marco, '12:30')
    expect((await toldTo(marco)).at(-1)).toEqual(['moved', 3])
    expect((await toldTo(luca)).at(-1)).toEqual(['cancelled', 3])
  })

  it('increases with cancellation and restoration', async () => {
    await setStatus('cancelled')
    await setStatus('confirmed')
    expect(await toldTo(marco)).toEqual([
      ['booked', 0],
      ['cancelled', 1],
      ['booked', 2],
    ])
    expect(await fileNow()).toBe('2')
  })
})
