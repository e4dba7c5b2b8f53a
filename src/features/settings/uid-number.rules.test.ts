import { expect, it } from 'vitest'

import { isUidOrNothing, writtenUid } from './uid-number.rules.ts'

it.each([
  ['', ['']],
  ['CHE-123.456.788', ['CHE-123.456.788', ' che123456788 ']],
  [
    'CHE-123.456.788 IVA',
    ['CHE 123 456 788 iva', 'CHE-123.456.788 MWST', 'CHE-123.456.788TVA', 'CHE-123.456.788  IVA'],
  ],
])('%j is a valid UID, also written as %j', (written, typed) => {
  for (const text of typed) expect(writtenUid(text)).toBe(written)
  expect(isUidOrNothing(written)).toBe(true)
})

it.each([
  'CHE-123.456.789',
  '123.456.788',
  'CHE-123.456.78',
  'non ancora',
  'N. CHE-123.456.788',
  'CHE-123.456.788 dal 2027',
])('%s stays unchanged and is invalid', (typed) => {
  expect(writtenUid(` ${typed} `)).toBe(typed)
  expect(isUidOrNothing(typed)).toBe(false)
})
