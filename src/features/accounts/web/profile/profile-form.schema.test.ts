import { expect, test } from 'vitest'

import { profileFormSchema, profileRequestOf } from './profile-form.schema.ts'

const fields = {
  firstName: 'Giulia',
  lastName: 'Bianchi',
  phone: '+41 79 000 00 00',
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
}
const person = { firstName: 'Giulia', lastName: 'Bianchi', phone: '+41 79 000 00 00' }

test.each<[Partial<typeof fields>, Record<string, string>]>([
  [{}, {}],
  [{ firstName: ' ' }, { firstName: 'Il nome è obbligatorio' }],
  [{ phone: '' }, {}],
  [{ phone: '12' }, { phone: 'Inserisci un numero di telefono valido' }],
  [{ currentPassword: 'quella di oggi' }, {}],
  [
    { currentPassword: 'x', newPassword: 'una lunga', confirmPassword: 'un’altra' },
    { confirmPassword: 'Le nuove password non corrispondono' },
  ],
  [{ confirmPassword: 'una lunga' }, { confirmPassword: 'Le nuove password non corrispondono' }],
  [
    { currentPassword: 'x', newPassword: 'corta', confirmPassword: 'corta' },
    { newPassword: 'La nuova password deve essere di almeno 8 caratteri.' },
  ],
  [
    { newPassword: 'una lunga', confirmPassword: 'una lunga' },
    { currentPassword: 'Per cambiarla scrivi anche la password attuale.' },
  ],
])('%j gives the errors %j', (typed, faults) => {
  const { error } = profileFormSchema.safeParse({ ...fields, ...typed })
  expect(
    Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])),
  ).toEqual(faults)
})

test('passwords and email are sent only when both passwords are filled', () => {
  const email = 'giulia@example.test'
  const both = { currentPassword: 'di oggi', newPassword: 'di domani' }
  expect(profileRequestOf(fields, email)).toEqual(person)
  expect(profileRequestOf({ ...fields, currentPassword: 'di oggi' }, email)).toEqual(person)
  expect(profileRequestOf({ ...fields, ...both, confirmPassword: 'di domani' }, email)).toEqual({
    ...person,
    ...both,
    email,
  })
})
