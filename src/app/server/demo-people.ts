import type { Role } from '#features/accounts/accounts.contract.ts'

/** The people of the demo shop. None of them is real. */

export const demoPassword = 'demo-F4DEZONE-2026'

type DemoLogin = {
  email: string
  role: Role
  label: string
  firstName: string
  lastName: string
  phone: string
}

export const demoLogins: readonly DemoLogin[] = [
  {
    email: 'admin@f4dezone.test',
    role: 'admin',
    label: 'titolare',
    firstName: 'Elena',
    lastName: 'Rezzonico',
    phone: '+41910000001',
  },
  {
    email: 'barber@f4dezone.test',
    role: 'barber',
    label: 'barbiere',
    firstName: 'Marco',
    lastName: 'Ferri',
    phone: '+41790000001',
  },
  {
    email: 'client@f4dezone.test',
    role: 'client',
    label: 'cliente',
    firstName: 'Giulio',
    lastName: 'Pedrazzini',
    phone: '+41790000101',
  },
  {
    email: 'client2@f4dezone.test',
    role: 'client',
    label: 'cliente',
    firstName: 'Matteo',
    lastName: 'Bianchi',
    phone: '+41790000102',
  },
]

type DemoBarber = {
  firstName: string
  lastName: string
  email: string
  tagline: string
  bio: string
  portrait: number
  services: readonly string[] | 'all'
}

const everyday = ['Taglio', 'Taglio Bambino', 'Barba', 'Taglio + Barba', 'Rifinitura Contorni']

export const demoBarbers: readonly DemoBarber[] = [
  {
    firstName: 'Marco',
    lastName: 'Ferri',
    email: 'barber@f4dezone.test',
    tagline: 'dal 2012',
    bio: 'Sfumature basse, forbice lunga. In poltrona dal 2012.',
    portrait: 1,
    services: 'all',
  },
  {
    firstName: 'Samir',
    lastName: 'Haddad',
    email: 'samir@f4dezone.test',
    tagline: 'hair tattoo',
    bio: 'Rasature pulite e hair tattoo a mano libera.',
    portrait: 4,
    services: [...everyday, 'Hair Tattoo base', 'Hair Tattoo complesso', 'Sopracciglia con Lama'],
  },
  {
    firstName: 'Luca',
    lastName: 'Bernasconi',
    email: 'luca@f4dezone.test',
    tagline: 'classico',
    bio: 'Tagli classici, riga laterale, barba alla vecchia maniera.',
    portrait: 3,
    services: [...everyday, 'Sopracciglia con Lama'],
  },
  {
    firstName: 'Dario',
    lastName: 'Conti',
    email: 'dario@f4dezone.test',
    tagline: 'ricci, tinta',
    bio: 'Ricci, lunghezze e tinta. Paziente con i bambini.',
    portrait: 5,
    services: [...everyday, 'Tinta', 'Sopracciglia con Cera'],
  },
]

export const demoGuests: readonly (readonly [firstName: string, lastName: string])[] = [
  ['Andrea', 'Rusconi'],
  ['Nicola', 'Bernasconi'],
  ['Tommaso', 'Galli'],
  ['Filippo', 'Crivelli'],
  ['Davide', 'Ferrari'],
  ['Simone', 'Albisetti'],
  ['Leonardo', 'Poretti'],
  ['Gabriele', 'Cattaneo'],
  ['Riccardo', 'Moretti'],
  ['Samuele', 'Brunner'],
  ['Pietro', 'Quadri'],
  ['Emanuele', 'Soldati'],
  ['Alessio', 'Fontana'],
  ['Michele', 'Lepori'],
  ['Joel', 'Keller'],
  ['Luan', 'Krasniqi'],
  ['Diego', 'Fernandes'],
  ['Stefano', 'Camponovo'],
  ['Fabio', 'Rossi'],
  ['Giorgio', 'Medici'],
]
