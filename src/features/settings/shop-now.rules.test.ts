import { expect, it } from 'vitest'

import { isInWindow, shopNow } from './shop-now.rules.ts'

it('returns the present in shop time', () => {
  expect(shopNow(new Date('2026-03-11T23:15:00Z'), 'Europe/Zurich', 60)).toEqual({
    day: '2026-03-12',
    minutes: 15,
    lastDay: '2026-05-11',
  })
})

it('accepts days from today to the end of the window', () => {
  const now = shopNow(new Date('2026-03-11T09:00:00Z'), 'Europe/Zurich', 2)
  const days = ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13', '2026-03-14']
  expect(days.map((day) => isInWindow(now, day))).toEqual([false, true, true, true, false])
})
