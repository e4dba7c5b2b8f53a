import { expect, it } from 'vitest'

import { withRefused } from './refused-details.ts'

const giulia = {
  firstName: 'Giulia',
  lastName: 'Pedrazzini',
  email: 'giulia@example.ch',
  phone: '091 123 456',
}
const refused = { details: giulia, errors: { phone: 'Aggiungi il prefisso', time: 'Occupato' } }

it('a refused field keeps its error until its text changes', () => {
  expect(withRefused({}, giulia, null)).toEqual({})
  expect(withRefused({}, giulia, refused)).toEqual({ phone: 'Aggiungi il prefisso' })
  expect(withRefused({}, { ...giulia, firstName: 'Lia' }, refused)).toEqual({ phone: 'Aggiungi il prefisso' })
  expect(withRefused({}, { ...giulia, phone: '+39 091 123 456' }, refused)).toEqual({})
})

it('the form error takes precedence over the server error', () => {
  expect(withRefused({ phone: 'Obbligatorio' }, giulia, refused)).toEqual({ phone: 'Obbligatorio' })
})
