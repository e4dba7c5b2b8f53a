import { expect, it } from 'vitest'

import {
  isInternationalPhone,
  isPhone,
  phoneCharacters,
  phoneLink,
  readablePhone,
  searchedDigits,
} from './phone.ts'

it.each([
  ['079 123 45 67', true],
  ['+41 (0)79/123-45.67', true],
  ['1234567', true],
  ['123456', false],
  ['1234567890123456', false],
  ['079 123 45 67 casa', false],
  ['079+1234567', false],
])('%s is a phone number: %s', (typed, expected) => expect(isPhone(typed)).toBe(expected))

it.each([
  ['+41 79 123 45 67', true],
  ['0791234567', true],
  ['079 123 45 6', false],
  ['+41 (0)79 123 45 67', false],
])('%s is valid in the form of a barber: %s', (typed, expected) =>
  expect(isInternationalPhone(typed)).toBe(expected),
)

it.each([
  ['+41791234567', '+41 79 123 45 67'],
  ['+41916001234', '+41 91 600 12 34'],
  ['+393331234567', '+39 333 123 4567'],
  ['+39021234567', '+39021234567'],
  ['+4179123456', '+4179123456'],
  ['079 123 45 67', '079 123 45 67'],
])('%s is shown as %s', (stored, read) => expect(readablePhone(stored)).toBe(read))

it('a field keeps only phone characters', () =>
  expect(phoneCharacters('+41 (79) 123-45.67 casa')).toBe('+41 79 1234567 '))

it('the digits of a search omit prefix zeros, and words give undefined', () => {
  expect(searchedDigits('079 765')).toBe('79765')
  expect(searchedDigits('0041 79')).toBe('4179')
  expect(searchedDigits('00')).toBe('')
  expect(searchedDigits('+41 (0)79 765')).toBe('4179765')
  expect(searchedDigits('000 01 01')).toBe('0000101')
  expect(searchedDigits('Rossi 79')).toBeUndefined()
  expect(searchedDigits('+ -')).toBeUndefined()
})

it('a link dials the number as shown', () => expect(phoneLink('+41 91 000 00 00')).toBe('tel:+41910000000'))
