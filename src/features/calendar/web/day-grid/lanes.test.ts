import fc from 'fast-check'
import { expect, it } from 'vitest'

import { overlaps } from '#features/availability/slots.rules.ts'

import { lanesOf } from './lanes.ts'

const live = (start: number, end: number) => ({ start, end, isLive: true })
const cancelled = (start: number, end: number) => ({ start, end, isLive: false })
const whole = { left: 0, width: 1 }

it('gives a card without overlap the whole column', () => {
  expect(lanesOf([live(540, 570), cancelled(570, 600), live(600, 630)])).toEqual([whole, whole, whole])
})

it('places a cancelled card beside the live one at the same time', () => {
  expect(lanesOf([cancelled(540, 600), live(540, 570), live(570, 600)])).toEqual([
    { left: 2 / 3, width: 1 / 3 },
    { left: 0, width: 2 / 3 },
    { left: 0, width: 2 / 3 },
  ])
})

it('does not narrow a card that only touches others', () => {
  const [first] = lanesOf([live(540, 570), live(570, 600), cancelled(570, 600)])
  expect(first).toEqual(whole)
})

it('splits a column among several cancelled cards', () => {
  expect(lanesOf([cancelled(540, 570), cancelled(540, 570)])).toEqual([
    { left: 0, width: 1 / 2 },
    { left: 1 / 2, width: 1 / 2 },
  ])
  expect(lanesOf([cancelled(540, 570), cancelled(540, 570), live(540, 570)])).toEqual([
    { left: 1 / 2, width: 1 / 4 },
    { left: 3 / 4, width: 1 / 4 },
    { left: 0, width: 1 / 2 },
  ])
})

it('never overlaps two cards', () => {
  const item = fc.record({
    start: fc.integer({ min: 0, max: 40 }).map((step) => step * 15),
    length: fc.integer({ min: 1, max: 8 }).map((step) => step * 15),
    isLive: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 14 }), (drawn) => {
      const items = drawn.map(({ start, length, isLive }) => ({ start, end: start + length, isLive }))
      const lanes = lanesOf(items)
      for (const [index, first] of items.entries()) {
        for (const [other, second] of items.entries()) {
          const a = lanes[index]
          const b = lanes[other]
          if (index === other || !a || !b || !overlaps(first, second)) continue
          const apart = a.left + a.width <= b.left + 1e-9 || b.left + b.width <= a.left + 1e-9
          expect(apart).toBe(true)
        }
      }
    }),
  )
})
