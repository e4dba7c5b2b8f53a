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
