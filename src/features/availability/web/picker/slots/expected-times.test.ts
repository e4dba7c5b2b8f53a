import { expect, it } from 'vitest'

import { defaultWeek, panelPause } from '#features/barbers/working-hours.rules.ts'

import { expectedTimes } from './expected-times.ts'

const [monday, tuesday] = defaultWeek(panelPause)

it('a day with unreadable hours has no expected times', () => {
  if (!monday || !tuesday) throw new Error('A week has a Monday and a Tuesday')
  const times = expectedTimes([monday], 30)
  expect(times).toContain('09:00')
  expect(expectedTimes([monday, { ...tuesday, startTime: '6.30', endTime: '25:00' }], 30)).toEqual(times)
})
