import { expect, test } from 'vitest'

import { bookers } from './availability.rules.ts'
import { bookableTime } from './bookable-time.rules.ts'

const settings = { timeZone: 'Europe/Zurich', bookingWindowDays: 30 }
const now = new Date('2026-03-11T09:15:00Z')

test.each(bookers)('a %s may book later today and until the end of the window', (booker) => {
  const { day, lastDay, startedMinutes } = bookableTime({ settings, booker, now })
  expect([day, lastDay]).toEqual(['2026-03-11', '2026-04-10'])
  expect(['2026-03-10', '2026-03-11', '2026-03-12'].map(startedMinutes)).toEqual([1440, 615, -1])
})

test.each(bookers)("for a %s, today and the started minutes follow the shop's time zone", (booker) => {
  const inAuckland = { ...settings, timeZone: 'Pacific/Auckland' }
  const midnight = new Date('2026-03-11T11:15:00Z')
  const { day, lastDay, startedMinutes } = bookableTime({ settings: inAuckland, booker, now: midnight })
  expect([day, lastDay]).toEqual(['2026-03-12', '2026-04-11'])
  expect(['2026-03-11', '2026-03-12', '2026-03-13'].map(startedMinutes)).toEqual([1440, 15, -1])
})
