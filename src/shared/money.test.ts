import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { centimesToChf, chfToCentimes, formatChf, parseChf } from './money.ts'

describe('money', () => {
  it.each([
    [30, 'CHF 30.00'],
    [0, 'CHF 0.00'],
    [5.5, 'CHF 5.50'],
    [1234.5, "CHF 1'234.50"],
    [1234567.89, "CHF 1'234'567.89"],
    [-7, '−CHF 7.00'],
  ])('%d is formatted as %s', (chf, text) => expect(formatChf(chf)).toBe(text))

  it.each([
    ['8,50', 8.5],
    ['8.50', 8.5],
    [' 8,5 ', 8.5],
    ['30', 30],
    ['30.', 30],
    ["1'250.00", 1250],
    ['1’250,00', 1250],
    ['CHF 45.00', 45],
    ['0', 0],
    ['-3', -3],
  ])('%s is parsed as %d', (text, chf) => expect(parseChf(text)).toBe(chf))

  it.each(['', 'otto', '8,500', '1.250', '1.250,00', '1,250.00', '8,5,0', "1'2", '1e3', '0x10', 'Infinity'])(
    '%s is undefined',
    (text) => expect(parseChf(text)).toBeUndefined(),
  )

  it('amounts survive formatting and parsing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (centimes) => {
        const chf = centimesToChf(centimes)
        return parseChf(formatChf(chf)) === chf && parseChf(chf.toFixed(2).replace('.', ',')) === chf
      }),
    )
  })

  it('amounts survive the conversion between centimes and francs', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        (centimes) => chfToCentimes(centimesToChf(centimes)) === centimes,
      ),
    )
  })
})
