import fc from 'fast-check'
import { expect, it } from 'vitest'

import { toCsv } from './csv.ts'

const cellsOf = (...values: string[]) => toCsv([], [values]).split('\r\n').slice(1).join('\r\n').trimEnd()

it('a phone number is written as text for spreadsheets', () => {
  expect(cellsOf('+41790000000')).toBe('0041 79 000 00 00')
  expect(cellsOf('+41910000001')).toBe('0041 91 000 00 01')
  expect(cellsOf('+393331234567')).toBe('0039 3331234567')
})

it.each(['=1+1', '+1+1', '-1', '@sum', '\t=1', '\r=1', '\n=1', "+41790000000'!A1"])('%j is escaped', (text) =>
  expect(cellsOf(text)).toMatch(/^"'/),
)

it('no cell starts with a formula character, and no phone number with an apostrophe', () => {
  const phone = fc.bigInt({ min: 1_000_000n, max: 999_999_999_999_999n }).map((digits) => `+${digits}`)
  fc.assert(fc.property(phone, (number) => /^00\d+( \d+)+$/.test(cellsOf(number))))
  fc.assert(fc.property(fc.string(), (text) => !/^"?[=+\-@\t\r\n]/.test(cellsOf(text))))
})
