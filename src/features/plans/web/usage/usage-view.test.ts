import { expect, it } from 'vitest'

import { unlimited, usageOf } from '../../usage.rules.ts'
import { upgradeSentence, usageView } from './usage-view.ts'

const at = (percentage: number) => usageView(usageOf(percentage * 10, 1000))

it.each([
  [0, '0%', 'plain', 'plain'],
  [74.9, '74%', 'plain', 'plain'],
  [75, '75%', 'yellow', 'plain'],
  [79.9, '79%', 'yellow', 'plain'],
  [80, '80%', 'yellow', 'near'],
  [89.9, '89%', 'yellow', 'near'],
  [90, '90%', 'orange', 'near'],
  [94.9, '94%', 'orange', 'near'],
  [95, '95%', 'red', 'over'],
  [99.9, '99%', 'red', 'over'],
  [100, '100%', 'red', 'over'],
])('shows %d%% with its colour and border', (percentage, share, colour, border) => {
  expect(at(percentage)).toMatchObject({ share, colour, border })
})

it('shows the remaining amount down to zero', () => {
  const noteOf = (current: number, limit: number) => usageView(usageOf(current, limit)).note
  expect([0, 462, 599].map((used) => noteOf(used, 600))).toEqual(['restano 600', 'restano 138', 'resta 1'])
  expect(new Set([noteOf(5, 5), noteOf(7, 5), noteOf(0, 0)])).toEqual(new Set(['Limite raggiunto']))
})

it('shows at most 100%', () => {
  expect(usageView(usageOf(7, 5)).share).toBe('100%')
})

it.each([unlimited, unlimited + 1, Infinity])('shows no percentage without a limit: %d', (limit) => {
  expect(usageView(usageOf(5000, limit))).toEqual({
    share: null,
    note: 'Nessun limite in questo piano',
    colour: 'plain',
    border: 'plain',
  })
})

const usage = {
  appointments: usageOf(462, 600),
  emails: usageOf(918, 1500),
  sms: usageOf(276, 300),
  barbers: usageOf(5, 5),
}

it('describes how an upgrade extends scarce limits', () => {
  const boundless = { appointments: unlimited, emails: 1500, sms: 300, barbers: unlimited }
  expect(upgradeSentence(usage, { limits: boundless, price: 99 })).toBe(
    'Barbieri e appuntamenti senza limite, CHF 99 al mese.',
  )
  const enterprise = { appointments: unlimited, emails: unlimited, sms: 1000, barbers: unlimited }
  expect(upgradeSentence(usage, { limits: enterprise, price: 99 })).toBe(
    'Barbieri senza limite e 1000 SMS, CHF 99 al mese.',
  )
  expect(
    upgradeSentence(usage, { limits: { appointments: 700, emails: 1500, sms: 300, barbers: 5 }, price: 60 }),
  ).toBe('700 appuntamenti, CHF 60 al mese.')
  expect(
    upgradeSentence(usage, { limits: { appointments: 1, emails: 1, sms: 1, barbers: 1 }, price: 99 }),
  ).toBe('CHF 99 al mese.')
})
