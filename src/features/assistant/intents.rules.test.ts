import { expect, it } from 'vitest'

import { intents, isIntent } from './intents.rules.ts'

it('the intents are exactly the listed ones', () => {
  expect(intents).toEqual([
    'orari',
    'prezzi',
    'servizi',
    'barbieri',
    'posto',
    'prenotare',
    'spostare',
    'annullare',
    'mio-appuntamento',
    'dove',
    'contatti',
    'shop',
    'umano',
    'saluto',
    'grazie',
  ])
  for (const intent of intents) expect(isIntent(intent)).toBe(true)
  for (const text of ['', 'Orari', 'orari ', 'prezzo']) expect(isIntent(text)).toBe(false)
})
