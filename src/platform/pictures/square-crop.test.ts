import fc from 'fast-check'
import { expect, it } from 'vitest'

import { squareCropOf } from './square-crop.ts'

it.each([
  [{ width: 300, height: 200 }, undefined, { left: 50, top: 0, side: 200 }],
  [{ width: 200, height: 301 }, undefined, { left: 0, top: 50, side: 200 }],
  [
    { width: 300, height: 200 },
    { x: 10, y: 20, width: 90, height: 90 },
    { left: 10, top: 20, side: 90 },
  ],
  [
    { width: 300, height: 200 },
    { x: 290, y: -5, width: 90, height: 90 },
    { left: 210, top: 0, side: 90 },
  ],
  [
    { width: 1, height: 1 },
    { x: 0, y: 0, width: 0, height: 0 },
    { left: 0, top: 0, side: 1 },
  ],
])('the square of %j with the crop %j is %j', (size, crop, square) => {
  expect(squareCropOf(size, crop)).toEqual(square)
})

it('the square stays within the picture', () => {
  const pixels = fc.integer({ min: 1, max: 12_000 })
  const any = fc.integer({ min: -20_000, max: 20_000 })
  const crops = fc.record({ x: any, y: any, width: any, height: any })
  fc.assert(
    fc.property(fc.record({ width: pixels, height: pixels }), crops, (size, crop) => {
      const { left, top, side } = squareCropOf(size, crop)
      expect(side).toBeGreaterThanOrEqual(1)
      expect([left, top].every((edge) => edge >= 0)).toBe(true)
      expect(left + side).toBeLessThanOrEqual(size.width)
      expect(top + side).toBeLessThanOrEqual(size.height)
    }),
  )
})
