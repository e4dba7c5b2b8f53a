import { expect, test } from 'vitest'

import { auditedSettings } from '#features/settings/server/settings-row.ts'
import { shopSettings } from '#features/settings/server/settings.fixture.ts'

import { auditActions, auditEntities } from './audit.contract.ts'
import { actionLabel, changedFields, entityLabel, fieldLabel, valueLabel } from './audit.it.ts'

test.each<[string, unknown, string]>([
  ['price', 30, 'CHF 30.00'],
  ['duration', 45, '45 min'],
  ['isActive', false, 'no'],
  ['status', 'cancelled', 'Cancellato'],
  ['role', 'client', 'Cliente'],
  ['notes', 'client', 'client'],
  ['date', '2026-11-20', '20.11.2026'],
  ['vacations', ['2026-12-24 – 2026-12-31', '2027-01-02'], '24.12.2026 – 31.12.2026, 02.01.2027'],
  ['services', [], '—'],
  ['barber', null, '—'],
  ['workingHours', { monday: 'chiuso', tuesday: '09:00–19:00' }, 'Lunedì chiuso; Martedì 09:00–19:00'],
])('%s %j is shown as %s', (field, value, expected) => {
  expect(valueLabel(field, value)).toBe(expected)
})

test('every entity and action has a label; unknown ones stay unchanged', () => {
  for (const entity of auditEntities) expect(entityLabel(entity)).not.toBe(entity)
  for (const action of auditActions) expect(actionLabel(action)).not.toBe(action)
  expect([entityLabel('plan'), fieldLabel('toString')]).toEqual(['plan', 'toString'])
})

test('every setting has a label', () => {
  for (const field of Object.keys(auditedSettings(shopSettings()))) expect(fieldLabel(field)).not.toBe(field)
})

test('fields are in form order without empty ones', () => {
  const after = {
    role: 'barber',
    email: 'nina@example.test',
    barber: null,
    lastName: 'Caratti',
    firstName: 'Nina',
  }
  expect(changedFields(null, after)).toEqual(['firstName', 'lastName', 'email', 'role'])
  expect(changedFields({ barber: 'Nina' }, { barber: null })).toEqual(['barber'])
})
