import { expect, it } from 'vitest'

import { rebase, shownAnswer } from './settings.rules.ts'

it.each([
  [null, null],
  ['', null],
  [' \r\n\0 ', null],
  ['550 No\r\nsuch  user', '550 No such user'],
  ['\u202Etxt', 'txt'],
  ['x'.repeat(200), 'x'.repeat(200)],
  [`${'\n'.repeat(2000)}550`, null],
  ['x'.repeat(500), `${'x'.repeat(200)}…`],
])('the mail server answer %j is shown as %j', (answer, shown) => {
  expect(shownAnswer(answer)).toBe(shown)
})

type Hours = { opens: string; closes: string }
const hours = { opens: '09:00', closes: '18:00' }
const week: Record<'monday' | 'sunday', Hours | null> = { monday: hours, sunday: null }
const base = { phone: '1', city: 'Lugano', week }

it('a rebase keeps own changes and takes over others', () => {
  const mine = { ...base, phone: '2' }
  const theirs = { ...base, phone: '3', city: 'Chiasso' }
  expect(rebase(base, mine, theirs)).toEqual({ ...base, phone: '2', city: 'Chiasso' })
})

it('a rebase treats a day as one value and a week as seven', () => {
  const mine = { ...base, week: { monday: null, sunday: null } }
  const theirs = { ...base, week: { monday: { ...hours, closes: '20:00' }, sunday: hours } }
  expect(rebase(base, mine, theirs).week).toEqual({ monday: null, sunday: hours })
})
