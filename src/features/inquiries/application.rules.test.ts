import { describe, expect, it } from 'vitest'

import { applicationFaultTexts } from './application.it.ts'
import {
  type ApplicationFields,
  applicationFault,
  filledProfiles,
  isApplicationPhone,
} from './application.rules.ts'

const complete: ApplicationFields = {
  firstName: 'Nina',
  lastName: 'Caratti',
  nationality: 'svizzera',
  hasWorkPermit: 'si',
  maritalStatus: 'celibe-nubile',
  hasChildren: 'no',
  childrenNumber: '',
  address: 'Via Nassa 1, Lugano',
  phone: '079 765 43 21',
  email: 'nina@example.test',
  socialProfiles: [{ platform: '', url: '' }],
}
const sentence = (change: Partial<ApplicationFields>, photos = 1) => {
  const fault = applicationFault({ ...complete, ...change }, photos)
  return fault && applicationFaultTexts[fault]
}

it('a complete application is valid', () => {
  expect(sentence({})).toBeNull()
  expect(sentence({ hasChildren: 'si', childrenNumber: '2' }, 5)).toBeNull()
  expect(sentence({ socialProfiles: [{ platform: 'tiktok', url: '@nina' }] })).toBeNull()
})

describe('validation in the order HIRE-09 to HIRE-22', () => {
  const steps: [Partial<ApplicationFields>, string][] = [
    [{ firstName: ' ' }, 'Nome è obbligatorio'],
    [{ lastName: '' }, 'Cognome è obbligatorio'],
    [{ nationality: '\t' }, 'Nazionalità è obbligatoria'],
    [{ hasWorkPermit: '' }, 'Permesso di lavoro è obbligatorio'],
    [{ maritalStatus: '' }, 'Stato civile è obbligatorio'],
    [{ hasChildren: '' }, 'Informazione sui figli è obbligatoria'],
    [{ address: '  ' }, 'Indirizzo è obbligatorio'],
    [{ phone: '' }, 'Numero di telefono è obbligatorio'],
    [{ email: '' }, 'Email è obbligatoria'],
    [{ email: 'nina@example' }, 'Inserisci un indirizzo email valido'],
    [{ phone: '079 12' }, 'Inserisci un numero di telefono valido'],
    [{ hasChildren: 'si', childrenNumber: '0' }, 'Specifica il numero di figli'],
  ]
  it.each(steps)('%j', (change, expected) => {
    expect(sentence(change)).toBe(expected)
  })

  it('reports the first error when several exist', () => {
    // Applies the errors from last to first; each must take precedence over those already present.
    const wrong: Partial<ApplicationFields> = { socialProfiles: [{ platform: 'tiktok', url: ' ' }] }
    expect(sentence(wrong)).toBe('Completa tutti i profili social iniziati o rimuovili')
    expect(sentence(wrong, 0)).toBe('Per favore carica almeno una foto del tuo portfolio')
    for (const [change, expected] of steps.toReversed()) {
      Object.assign(wrong, change)
      expect(sentence(wrong, 0)).toBe(expected)
    }
  })
})

it.each([
  ['+41 (0)79-765 43 21', true],
  ['12345678', true],
  ['1234567', false],
  ['++41791234567', false],
  ['079.765.43.21', false],
  ['chiamami ora', false],
])('the phone %s is valid: %s', (phone, good) => {
  expect(isApplicationPhone(phone)).toBe(good)
})

it.each(['a@b.c', 'a.b@c.d.e', 'a+b@c-d.it'])('the email %s is valid', (email) => {
  expect(sentence({ email })).toBeNull()
})
it.each(['a@b', '@b.c', 'a@.c', 'a b@c.d', 'a@b@c.d', 'a@b.', 'a'])('the email %s is invalid', (email) => {
  expect(sentence({ email })).toBe('Inserisci un indirizzo email valido')
})

it('a very long email is checked within 200 ms', () => {
  const started = performance.now()
  expect(sentence({ email: `a@${'b.'.repeat(100_000)} ` })).not.toBe('')
  expect(sentence({ email: `a@${'b.'.repeat(100_000)} c` })).toBe('Inserisci un indirizzo email valido')
  expect(performance.now() - started).toBeLessThan(200)
})

it.each([[{ platform: 'tiktok', url: '' }], [{ platform: '', url: 'https://example.test' }]] as const)(
  'a partly filled social profile is invalid: %j',
  (row) => {
    expect(sentence({ socialProfiles: [{ platform: '', url: '' }, row] })).toBe(
      'Completa tutti i profili social iniziati o rimuovili',
    )
  },
)

it.each([
  ['1', null],
  ['20', null],
  [' 2 ', null],
  ['+2', 'Specifica il numero di figli'],
  ['1e1', 'Specifica il numero di figli'],
  ['2.5', 'Specifica il numero di figli'],
  ['21', 'Specifica il numero di figli'],
  ['0', 'Specifica il numero di figli'],
])('%s children', (childrenNumber, expected) => {
  expect(sentence({ hasChildren: 'si', childrenNumber })).toBe(expected)
})

it('sends only completely filled social profiles', () => {
  expect(
    filledProfiles([
      { platform: '', url: '' },
      { platform: 'tiktok', url: ' ' },
      { platform: '', url: '@nina' },
      { platform: 'youtube', url: ' @nina ' },
    ]),
  ).toEqual([{ platform: 'youtube', url: '@nina' }])
})
