import { expect, it } from 'vitest'

import { freedParts } from './hold-freed-slot.ts'

const place = (start: number, duration: number, day = '2026-03-13', barber = 'marco') => ({
  barber: { id: barber },
  day,
  start,
  duration,
})

it.each([
  ['everything when the appointment is cancelled', null, [{ offset: 0, duration: 60 }]],
  ['nothing when it stays', place(600, 60), []],
  ['the end when it gets shorter', place(600, 30), [{ offset: 30, duration: 30 }]],
  ['the beginning when it starts later', place(615, 60), [{ offset: 0, duration: 15 }]],
  [
    'both ends when it moves inside its old slot',
    place(615, 30),
    [
      { offset: 0, duration: 15 },
      { offset: 45, duration: 15 },
    ],
  ],
  ['everything when it moves behind its old slot', place(660, 60), [{ offset: 0, duration: 60 }]],
  ['everything when it moves before its old slot', place(540, 60), [{ offset: 0, duration: 60 }]],
  ['everything when it moves to another day', place(600, 60, '2026-03-14'), [{ offset: 0, duration: 60 }]],
  [
    'everything when it moves to a colleague',
    place(600, 60, '2026-03-13', 'luca'),
    [{ offset: 0, duration: 60 }],
  ],
  ['nothing when it gets longer', place(600, 90), []],
])('frees %s', (_, after, parts) => {
  expect(freedParts(place(600, 60), after)).toEqual(parts)
})
