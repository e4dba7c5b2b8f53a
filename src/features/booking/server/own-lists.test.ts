import { beforeAll, expect, it } from 'vitest'

import { addDays } from '#shared/calendar-time.ts'
import { apiOf } from '#tests/support/api.ts'
import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { signIn } from '#tests/support/people.ts'

const today = '2026-03-11'
const shop = givenShop()
const marco = givenBarber(shop)
const client = givenPerson(shop)

beforeAll(async () => {
  const days = Array.from({ length: 60 }, (_, index) => addDays(today, -index - 1))
  await visitsOn([...days, addDays(today, 119), addDays(today, 121)])
})

/** Inserts into the table, since no screen books in the past. */
async function visitsOn(days: readonly string[]): Promise<void> {
  await shop.platform.database.pool.query(
    `INSERT INTO appointments (barber_id, service_id, service_name, price_centimes, duration_minutes, starts_at, ends_at,
       shop_day, start_minute, status, client_id, payment_type, payment_method, payment_status, created_at, updated_at)
     SELECT $1, s.id, s.name, s.price_centimes, 30, at, at + interval '30 minutes', day, 600, 'confirmed', $2,
       'in_person', 'cash', 'pending', now(), now()
     FROM services s, unnest($3::date[]) AS day, LATERAL (SELECT (day + time '09:00') AT TIME ZONE 'Europe/Zurich' AS at) moment
     WHERE s.name = 'Taglio'`,
    [marco.id, client.id, days],
  )
}

it('the own appointment list returns pages of fifty without duplicates', async () => {
  const page = async (number: number): Promise<{ date: string }[]> =>
    (await client.api.get(`/appointments/my-appointments?page=${number}`)).body
  const [first, second, third] = [await page(1), await page(2), await page(3)]
  expect([first.length, second.length, third.length]).toEqual([50, 12, 0])
  const dates = [...first, ...second].map(({ date }) => date.slice(0, 10))
  expect(new Set(dates).size).toBe(62)
  expect(dates[0], 'the next one').toBe(addDays(today, 119))
  expect(dates[2], 'the last one that is over').toBe(addDays(today, -1))
})

it('the calendar feed of a barber covers thirty days back and 120 days ahead', async () => {
  const { api } = await signIn(shop, 'barber', marco.id)
  const { body } = await api.post(`/barbers/${marco.id}/calendar-feed`)
  const { pathname, search } = new URL(body.data.url)
  const file: string = (await apiOf(shop.url).get(`${pathname.replace('/api', '')}${search}`)).body
  const days: string[] = [...file.matchAll(/DTSTART:(\d{8})/g)].map(([, day = '']) => day)
  const plain = (day: string) => day.replaceAll('-', '')
  // It is 09:00: a visit that began exactly thirty days ago is just outside.
  expect(days.toSorted((first, second) => first.localeCompare(second))).toEqual([
    ...Array.from({ length: 29 }, (_, index) => plain(addDays(today, index - 29))),
    plain(addDays(today, 119)),
  ])
})
