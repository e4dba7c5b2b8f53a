import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { centimesToChf, chfToCentimes, formatChf } from './money.ts'

describe('money', () => {
  it.each([
    [30, 'CHF 30.00'],
    [0, 'CHF 0.00'],
    [5.5, 'CHF 5.50'],
    [1234.5, "CHF 1'234.50"],
    [1234567.89, "CHF 1'234'567.89"],
    [-7, '-CHF 7.00'],
  ])('%d is written %s', (chf, text) => expect(formatChf(chf)).toBe(text))

  it('loses nothing between centimes and francs', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        (centimes) => chfToCentimes(centimesToChf(centimes)) === centimes,
      ),
    )
  })
})
