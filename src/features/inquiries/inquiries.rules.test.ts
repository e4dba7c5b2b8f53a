import { expect, it } from 'vitest'

import { demoMessage, kindOfInterest, placeholderAddress } from './inquiries.rules.ts'

it.each([
  ['Da Gino', 'Vorrei vederlo', 'Salone: Da Gino\nVorrei vederlo'],
  ['', 'Vorrei vederlo', 'Salone: Non specificato\nVorrei vederlo'],
  ['  ', '', 'Salone: Non specificato'],
  [' Da Gino ', ' ', 'Salone: Da Gino'],
  ['Da Gino', ' Vorrei vederlo ', 'Salone: Da Gino\nVorrei vederlo'],
])('salon %j and message %j are sent as %j', (salon, message, sent) => {
  expect(demoMessage(salon, message)).toBe(sent)
})

it.each(['booking-demo', 'shop'])('%s is asked for by its very word', (interest) => {
  expect(kindOfInterest(interest)).toBe(interest)
})

it.each(['contact', 'Booking-Demo', 'application'])('interest %j is a message', (interest) => {
  expect(kindOfInterest(interest)).toBe('contact')
})

it.each([
  ['ciao@f4dezone.test', 'noreply@f4dezone.test'],
  ['"a@b"@f4dezone.test', 'noreply@f4dezone.test'],
])('the shop %s has an address that nobody reads: %s', (shop, address) => {
  expect(placeholderAddress(shop)).toBe(address)
})
