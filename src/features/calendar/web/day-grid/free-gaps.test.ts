import fc from 'fast-check'
import { expect, it } from 'vitest'

import { obstacleTo } from '#features/availability/slots.rules.ts'

import { freeGaps } from './free-gaps.ts'

const work = { start: 540, end: 720, pause: { start: 660, end: 690 } }
const starts = (gaps: { start: number }[]) => gaps.map(({ start }) => start)

it('offers the free time around appointments and the break, hour by hour', () => {
  const gaps = freeGaps({ work, busy: [{ start: 555, end: 585 }] }, -1)
  expect(gaps).toEqual([
    { start: 540, end: 555 },
    { start: 585, end: 600 },
    { start: 600, end: 660 },
    { start: 690, end: 720 },
  ])
})

it('offers no past time, and the next step of the current hour', () => {
  expect(starts(freeGaps({ work, busy: [] }, 605))).toEqual([615, 690])
  expect(starts(freeGaps({ work, busy: [] }, 600))).toEqual([615, 690])
  expect(freeGaps({ work, busy: [] }, 1440)).toEqual([])
})

it('offers nothing on a day off', () => {
  expect(freeGaps({ work: undefined, busy: [] }, -1)).toEqual([])
})

it('offers only gaps of at least one step, starting on a step', () => {
  const busy = [
    { start: 540, end: 560 },
    { start: 585, end: 600 },
    { start: 610, end: 660 },
  ]
  expect(freeGaps({ work, busy }, -1)).toEqual([
    { start: 570, end: 585 },
    { start: 690, end: 720 },
  ])
})

it('offers nothing in the skipped hour', () => {
  const night = { work: { start: 60, end: 300 }, busy: [], skipped: { start: 120, end: 180 } }
  expect(starts(freeGaps(night, -1))).toEqual([60, 180, 240])
})

it('offers only starts the booking rules accept', () => {
  const busy = fc.array(
    fc.record({ start: fc.integer({ min: 500, max: 720 }), length: fc.integer({ min: 5, max: 60 }) }),
    { maxLength: 5 },
  )
  const begins = fc.integer({ min: 530, max: 560 })
  fc.assert(
    fc.property(busy, begins, fc.integer({ min: -1, max: 800 }), (drawn, begin, begun) => {
      const day = {
        work: { ...work, start: begin },
        busy: drawn.map(({ start, length }) => ({ start, end: start + length })),
      }
      for (const gap of freeGaps(day, begun))
        expect(obstacleTo(day, gap.start, 15, begun), `${gap.start}`).toBe(undefined)
    }),
  )
})
