import fc from 'fast-check'
import { expect, it } from 'vitest'

import { gridHeight, hoursIn, minuteAt, snap, spanOf, topOf } from './grid-scale.ts'

const span = { start: 540, end: 1140 }

it('covers whole hours around all appointments', () => {
  expect(spanOf([{ start: 560, end: 1130 }])).toEqual(span)
  expect(
    spanOf([
      { start: 540, end: 1080 },
      { start: 525, end: 555 },
    ]),
  ).toEqual({ start: 480, end: 1080 })
  expect(spanOf([])).toEqual(span)
})

it('draws 80 pixels an hour', () => {
  expect(topOf(540, span)).toBe(8)
  expect(topOf(600, span)).toBe(88)
  expect(gridHeight(span)).toBe(832)
  expect(hoursIn({ start: 540, end: 660 })).toEqual([540, 600, 660])
})

it('converts pixels back to minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
      expect(minuteAt(topOf(minute, span), span)).toBeCloseTo(minute, 6)
    }),
  )
})

it('snaps to the steps of the barber from any opening time', () => {
  expect([snap(547, 540), snap(548, 540), snap(541, 540)]).toEqual([540, 555, 540])
  expect(snap(560, 550)).toBe(565)
  expect(snap(551, 550)).toBe(550)
})
