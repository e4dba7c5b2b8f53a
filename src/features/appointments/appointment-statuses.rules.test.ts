import { expect, it } from 'vitest'

import {
  actionsOf,
  type AppointmentStatus,
  choicesOf,
  isCounted,
  isPayable,
  occupiesSlot,
} from './appointment-statuses.rules.ts'

it.each([
  ['pending', true],
  ['confirmed', true],
  ['completed', true],
  ['cancelled', false],
] as const)('%s occupies the slot, counts and is payable: %s', (status, expected) => {
  expect(occupiesSlot({ status })).toBe(expected)
  expect(isCounted({ status })).toBe(expected)
  expect(isPayable({ status })).toBe(expected)
})

it('a held slot is taken, but no appointment', () => {
  expect(occupiesSlot({ status: 'held' })).toBe(true)
  expect(isCounted({ status: 'held' })).toBe(false)
})

it.each<[AppointmentStatus, string[]]>([
  ['pending', ['Conferma', 'Completa', 'Cancella']],
  ['confirmed', ['Completa', 'Cancella']],
  ['completed', ['Cancella']],
  ['cancelled', []],
])('the buttons of a barber for a %s appointment are %j', (status, labels) => {
  expect(actionsOf('barber', status).map(({ label }) => label)).toEqual(labels)
})

it.each<[AppointmentStatus, AppointmentStatus[]]>([
  ['pending', ['pending', 'confirmed', 'cancelled', 'completed']],
  ['confirmed', ['confirmed', 'cancelled', 'completed']],
  ['completed', ['cancelled', 'completed']],
  ['cancelled', ['cancelled']],
])('the choices of a barber for a %s appointment are %j', (status, choices) => {
  expect(choicesOf('barber', status)).toEqual(choices)
})
