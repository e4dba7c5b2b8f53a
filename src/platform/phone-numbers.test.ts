import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { hasWrongLength } from '#shared/phone.ts'

import { lacksCountryCode, readPhone } from './phone-numbers.ts'

it.each([
  ['079 123 45 67', '+41791234567'],
  ['079/123.45-67', '+41791234567'],
  ['791234567', '+41791234567'],
  ['41 79 123 45 67', '+41791234567'],
  ['0041 79 123 45 67', '+41791234567'],
  ['0041 (0)79 123 45 67', '+41791234567'],
  ['(0)79 123 45 67', '+41791234567'],
  ['+41 (0)79 123 45 67', '+41791234567'],
  ['+41 079 123 45 67', '+41791234567'],
  ['tel:+41-79-123-45-67', '+41791234567'],
  ['\u202a+41\u00a079\u2011123\u201145\u201167\u202c', '+41791234567'],
  ['\uff10\uff17\uff19 \uff11\uff12\uff13 \uff14\uff15 \uff16\uff17', '+41791234567'],
  ['091 600 12 34', '+41916001234'],
  ['333 1234567', '+393331234567'],
  ['39 333 1234567', '+393331234567'],
  ['0039 333 1234567', '+393331234567'],
  ['+39 02 1234567', '+39021234567'],
  ['+39 (0)2 1234567', '+39021234567'],
  ['0033 6 12 34 56 78', '+33612345678'],
  // C-46 accepts 7 digits, and ABAR-11 prefixes +41.
  ['1234567', '+411234567'],
  ['923 45 67', '+419234567'],
  ['12345678', '+4112345678'],
  // A number of ten digits or more may lack only its plus.
  ['1234567890', '+1234567890'],
  ['123456789012345', '+123456789012345'],
  // For other countries only the number of digits counts.
  ['+1234567', '+1234567'],
  ['+123456789012345', '+123456789012345'],
])('%j is %s', (typed, number) => expect(readPhone(typed)).toBe(number))

it.each([
  ['too short', '079 123 45 6'],
  ['too long', '079 123 45 678'],
  ['too long for Switzerland', '+41 79 123 45 67 89'],
  ['too short for Switzerland', '+41 79 123'],
  ['too long for Switzerland', '+41 79 123 45 67 890'],
  ['too short for Switzerland', '0041 91 123 45 6'],
  ['too short after its zero', '+41 (0)79 123 45 6'],
  ['too short after its zero', '(0)79 123 45 6'],
  ['too short, with a zero for the area code', '004100646066'],
  ['too short', '123456'],
  ['too short', '+123456'],
  ['too long', '+1234567890123456'],
  ['too long for Italy', '333 12345678'],
  ['too long for Italy', '+39 333 1234567890'],
  ['valid in Milan, or too short for Lausanne', '02 1234567'],
  ['valid in Palermo, or too short for Lugano', '091 123 456'],
  ['of another country without its plus', '49 170 1234567'],
  ['of 100,000 digits', '0'.repeat(100_000)],
])('a number %s is undefined: %.20s', (_why, typed) => expect(readPhone(typed)).toBeUndefined())

it('reads every stored number as itself', () => {
  for (const stored of [
    '+41791234567',
    '+393331234567',
    '+39021234567',
    '+4915112345678',
    '+15551234567',
    '+411234567',
  ])
    expect(readPhone(stored)).toBe(stored)
})

it.each([
  ['02 1234567', true],
  ['091 123 456', true],
  ['333 12345678', true],
  ['49 170 1234567', true],
  ['079 123 45 6', false],
  ['079 123 45 678', false],
  ['+39 333 1234567890', false],
  ['123456', false],
  ['1234567890123456', false],
])('%j may be valid with a country code: %s', (typed, expected) =>
  expect(lacksCountryCode(typed)).toBe(expected),
)

it.each([
  ['079 123 45', true],
  ['079 123 45 67 89', true],
  ['+41 79 123 45 67 89', true],
  ['0041 79 123 45', true],
  ['+41 (0)79 123 45 6', true],
  ['(0)79 123 45 6', true],
  ['079 123 45 67', false],
  ['+41 079 123 45 67', false],
  ['+41 1234567', false],
  ['091 123 456', false],
  ['+39 333 1234567890', false],
])('the form rejects the length of %j: %s', (typed, expected) => {
  expect(hasWrongLength(typed)).toBe(expected)
})

it('the form rejects no number the server accepts', () => {
  for (const start of ['07', '079', '+41', '0041', '+41 (0)', '+410', '41', '79', '091', '+39', '00'])
    for (let length = 0; length <= 12; length += 1)
      for (const digits of ['791234567890', '123456789012', '911234567890', '923456789012']) {
        const typed = start + digits.slice(0, length)
        if (hasWrongLength(typed)) expect([typed, readPhone(typed)]).toEqual([typed, undefined])
      }
})

it('shared browser code does not import libphonenumber', async () => {
  for (const file of ['../shared/phone.ts', '../features/accounts/person.contract.ts'])
    expect(await readFile(new URL(file, import.meta.url), 'utf8')).not.toContain('libphonenumber')
})
