import { describe, expect, it } from 'vitest'

import { allAccepted, allRefused, consentText, readConsent } from './consent.rules.ts'

const given = new Date('2026-03-11T08:00:00Z')
const stored = consentText(allRefused, given)
const at = (text: string) => new Date(text)

describe('a consent answer', () => {
  it.each([allRefused, allAccepted, { ...allRefused, preferences: true }])(
    'is read as given: %j',
    (choice) => {
      expect(readConsent(consentText(choice, given), given)).toEqual(choice)
    },
  )

  it('is stored with version and date', () => {
    expect(JSON.parse(stored)).toEqual({ version: 1, date: given.toISOString(), ...allRefused })
  })

  it('is valid for twelve months', () => {
    expect(readConsent(stored, at('2027-03-11T07:59:59Z'))).toEqual(allRefused)
    expect(readConsent(stored, at('2027-03-11T08:00:00Z'))).toBeNull()
  })
})

it.each([
  null,
  '',
  'true',
  '{',
  'null',
  '[]',
  '"x"',
  stored.replace('"version":1', '"version":2'),
  stored.replace('"version":1', '"version":"1"'),
  stored.replace(given.toISOString(), 'ieri'),
  stored.replace(given.toISOString(), '2026-03-12T08:00:00Z'),
  stored.replace(`"${given.toISOString()}"`, String(given.getTime())),
  stored.replace('"marketing":false', '"marketing":"no"'),
  stored.replace('"marketing":false,', ''),
  `{"version":1,"date":"${given.toISOString()}"}`,
])('%j is not a valid answer', (text) => {
  expect(readConsent(text, given)).toBeNull()
})
