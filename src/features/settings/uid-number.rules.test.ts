import { expect, it } from 'vitest'

import { isUidOrNothing, writtenUid } from './uid-number.rules.ts'

it.each([
  ['', '', true],
  ['CHE-123.456.788', 'CHE-123.456.788', true],
  [' che123456788 ', 'CHE-123.456.788', true],
  ['CHE 123 456 788 iva', 'CHE-123.456.788 IVA', true],
  ['CHE-123.456.788 MWST', 'CHE-123.456.788 IVA', true],
  ['CHE-123.456.789', 'CHE-123.456.789', false],
  ['123.456.788', '123.456.788', false],
  ['CHE-123.456.78', 'CHE-123.456.78', false],
  ['non ancora', 'non ancora', false],
])('%j is written %j, and right: %j', (typed, written, isRight) => {
  expect(writtenUid(typed)).toBe(written)
  expect(isUidOrNothing(written)).toBe(isRight)
})
