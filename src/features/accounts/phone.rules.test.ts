import { expect, it } from 'vitest'

import { normalisePhone } from './phone.rules.ts'

it.each([
  '079 123 45 67',
  '+41 79 123 45 67',
  '0041 79 123 45 67',
  '+41 (0)79 123 45 67',
  '+41 079 123 45 67',
  '41 79 123 45 67',
  '791234567',
])('%s is +41791234567', (typed) => expect(normalisePhone(typed)).toBe('+41791234567'))

it('a foreign number stays what it is', () => expect(normalisePhone('+39 02 1234567')).toBe('+39021234567'))
