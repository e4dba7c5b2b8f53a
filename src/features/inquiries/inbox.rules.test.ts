import { describe, expect, it, test } from 'vitest'

import { chatWith, deletedOn, isPlaceholderAddress, knownNumber, openableAddress } from './inbox.rules.ts'

test("only an address that starts with 'noreply@' is a no-reply address", () => {
  expect(isPlaceholderAddress('noreply@f4dezone.ch')).toBe(true)
  expect(isPlaceholderAddress('NoReply@f4dezone.ch')).toBe(true)
  expect(isPlaceholderAddress('anna.noreply@posta.ch')).toBe(false)
  expect(isPlaceholderAddress('noreplys@posta.ch')).toBe(false)
})

describe('a phone number', () => {
  it.each([
    ['+41791234567', 'https://wa.me/41791234567'],
    ['+393331234567', 'https://wa.me/393331234567'],
  ])('%j is valid and has a chat link', (stored, chat) => {
    expect(knownNumber(stored)).toBe(stored)
    expect(chatWith(stored)).toBe(chat)
  })

  it.each(['079 123 45 67', '0039 333 1234567', 'chiamatemi', '', '+', 'tel. 079 123 45 67'])(
    '%j of older inquiries is not valid',
    (typed) => {
      expect(knownNumber(typed)).toBeNull()
      expect(chatWith(typed)).toBeNull()
    },
  )
})

describe('openableAddress', () => {
  it.each([
    ['https://instagram.com/anna', 'https://instagram.com/anna'],
    ['http://anna.ch', 'http://anna.ch/'],
  ])('%s is opened as a link', (typed, address) => expect(openableAddress(typed)).toBe(address))

  it.each([
    'javascript:alert(1)',
    'ftp://anna.ch',
    'anna',
    '',
    'https://me@anna.ch',
    'https://:secret@anna.ch',
    'https://me:secret@anna.ch',
  ])('%j returns null', (typed) => expect(openableAddress(typed)).toBeNull())
})

test('an inquiry is deleted the night after twelve months in shop time', () => {
  expect(deletedOn(new Date('2026-03-11T12:00:00Z'), 'Europe/Zurich')).toBe('2027-03-12')
  expect(deletedOn(new Date('2026-03-11T23:30:00Z'), 'Europe/Zurich')).toBe('2027-03-13')
})
