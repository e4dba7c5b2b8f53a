import { expect, it } from 'vitest'

import { demoMessage, kindOfInterest } from './requests.rules.ts'

it.each([
  ['Da Gino', 'Vorrei vederlo', 'Salone: Da Gino\nVorrei vederlo'],
  ['', 'Vorrei vederlo', 'Salone: Non specificato\nVorrei vederlo'],
  ['  ', '', 'Salone: Non specificato'],
  [' Da Gino ', ' ', 'Salone: Da Gino'],
])('salon %j and message %j are sent as %j', (salon, message, sent) => {
  expect(demoMessage(salon, message)).toBe(sent)
})

it.each([
  ['booking-demo', 'booking-demo'],
  ['contact', 'contact'],
  ['Booking-Demo', 'contact'],
  ['application', 'contact'],
])('interest %j is a request of the kind %s', (interest, kind) => {
  expect(kindOfInterest(interest)).toBe(kind)
})
