import { expect, test } from 'vitest'

import { givenBarber, givenShop, givenVisitor } from '#tests/support/given.ts'
import { guestBooking } from '#tests/support/people.ts'

const shop = givenShop({ rateLimitScale: 1_000_000 })
const visitor = givenVisitor(shop)
const night = givenBarber(shop, { hours: ['00:00', '06:00'], pause: null })

/** In this night clocks go from 2:00 to 3:00. */
const date = '2026-03-29'

async function freeTimes(): Promise<string[]> {
  const { body } = await visitor.get(
    `/appointments/public/available-slots?barberId=${night.id}&date=${date}&duration=30`,
  )
  return body
    .filter(({ available }: { available: boolean }) => available)
    .map(({ time }: { time: string }) => time)
}

test('every offered slot can be booked in the night of the change to summer time', async () => {
  const refused: string[] = []
  for (const time of await freeTimes()) {
    const { status, body } = await visitor.post(
      '/appointments/public/appointments/guest',
      guestBooking(night.id, { date, time }),
    )
    if (status !== 201) refused.push(`${time}: ${body.message}`)
    await shop.platform.database.pool.query('DELETE FROM appointments')
  }
  expect(refused).toEqual([])
})

test('the skipped hour is not offered', async () => {
  const times = await freeTimes()
  expect(times.filter((time) => time.startsWith('02:'))).toEqual([])
  expect(times).toEqual(expect.arrayContaining(['01:30', '03:00']))
})
