import type { User } from '../../accounts.contract.ts'

export const giulia: User = {
  _id: '0198c0de-0000-7000-8000-000000000001',
  email: 'giulia.pedrazzini@example.ch',
  firstName: 'Giulia',
  lastName: 'Pedrazzini',
  phone: '+41 79 000 00 00',
  role: 'client',
  barberId: null,
  profileImage: null,
  emailVerified: true,
  mustChangePassword: false,
}

export const marco: User = {
  ...giulia,
  _id: '0198c0de-0000-7000-8000-000000000002',
  email: 'marco.ferri@example.ch',
  firstName: 'Marco',
  lastName: 'Ferri',
  role: 'barber',
}
