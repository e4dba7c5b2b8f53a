import type { Role } from '#shared/contracts/access.ts'

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

const firstNames = [
  'Andrea',
  'Nicola',
  'Tommaso',
  'Filippo',
  'Davide',
  'Simone',
  'Leonardo',
  'Gabriele',
  'Riccardo',
  'Samuele',
  'Pietro',
  'Emanuele',
  'Alessio',
  'Michele',
  'Joel',
  'Luan',
  'Diego',
  'Stefano',
  'Fabio',
  'Giorgio',
] as const
const lastNames = [
  'Rusconi',
  'Bernasconi',
  'Galli',
  'Crivelli',
  'Ferrari',
  'Albisetti',
  'Poretti',
  'Cattaneo',
  'Moretti',
  'Brunner',
  'Quadri',
  'Soldati',
  'Fontana',
  'Lepori',
  'Keller',
  'Krasniqi',
  'Fernandes',
  'Camponovo',
  'Rossi',
  'Medici',
] as const

export type DemoGuest = { firstName: string; lastName: string; email: string; phone: string }

const guestCount = 1_600

export const demoGuests: readonly DemoGuest[] = Array.from({ length: guestCount }, (_, index) => {
  const firstName = firstNames[index % firstNames.length] ?? 'Andrea'
  const lastName = lastNames[Math.floor(index / 3) % lastNames.length] ?? 'Rusconi'
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}${index + 1}@example.test`.toLowerCase(),
    phone: `+4176${1_000_000 + index * 4_001}`,
  }
})
