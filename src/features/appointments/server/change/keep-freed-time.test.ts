import { expect, it } from 'vitest'

import { freedPieces } from './keep-freed-time.ts'

const place = (start: number, duration: number, day = '2026-03-13', barber = 'marco') => ({
  barber_id: barber,
  shop_day: day,
  start_minute: start,
  duration_minutes: duration,
})

it.each([
  ['everything, when it is called off', null, [{ offset: 0, duration: 60 }]],
  ['nothing, where it stays', place(600, 60), []],
  ['the end of one that is shorter now', place(600, 30), [{ offset: 30, duration: 30 }]],
  ['the beginning of one that is later now', place(615, 60), [{ offset: 0, duration: 15 }]],
  [
    'both ends of one within it',
    place(615, 30),
    [
      { offset: 0, duration: 15 },
      { offset: 45, duration: 15 },
    ],
  ],
  ['everything, when it is behind it now', place(660, 60), [{ offset: 0, duration: 60 }]],
  ['everything, when it is before it now', place(540, 60), [{ offset: 0, duration: 60 }]],
  ['everything, on another day', place(600, 60, '2026-03-14'), [{ offset: 0, duration: 60 }]],
  ['everything, with a colleague', place(600, 60, '2026-03-13', 'luca'), [{ offset: 0, duration: 60 }]],
  ['nothing of one that is longer now', place(600, 90), []],
])('frees %s', (_, after, pieces) => {
  expect(freedPieces(place(600, 60), after)).toEqual(pieces)
})
