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

it.each(['booking-demo', 'shop'])('%s keeps its own kind', (interest) => {
  expect(kindOfInterest(interest)).toBe(interest)
})

it.each(['contact', 'Booking-Demo', 'application'])('interest %j becomes contact', (interest) => {
  expect(kindOfInterest(interest)).toBe('contact')
})

it.each([
  ['ciao@f4dezone.test', 'noreply@f4dezone.test'],
  ['"a@b"@f4dezone.test', 'noreply@f4dezone.test'],
])('the placeholder address of the shop %s is %s', (shop, address) => {
  expect(placeholderAddress(shop)).toBe(address)
})
