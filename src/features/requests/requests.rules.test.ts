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

it('a demo is asked for by its very word', () => {
  expect(kindOfInterest('booking-demo')).toBe('booking-demo')
})

it.each(['contact', 'Booking-Demo', 'application'])('interest %j is a message', (interest) => {
  expect(kindOfInterest(interest)).toBe('contact')
})
