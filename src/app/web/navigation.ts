import type { User } from '#features/accounts/accounts.contract.ts'
import type { Role } from '#shared/access.ts'

type Audience = 'visitor' | Role

type NavigationEntry = {
  label: string
  to: string
  /** In the top bar (and the phone drawer), or in the menu under the person's name. */
  place: 'bar' | 'menu'
  audience: readonly Audience[]
  /** The one filled button of the bar. */
  primary?: boolean
}

const visitors: Audience[] = ['visitor']
const members: Audience[] = ['client', 'barber', 'admin']

/** Every link of the page frame, in order. A page enters here when it exists: no link is ever dead. */
const navigation: readonly NavigationEntry[] = [
  { label: 'Accedi', to: '/login', place: 'bar', audience: visitors },
  { label: 'Registrati', to: '/register', place: 'bar', audience: visitors },
  { label: 'Prenota', to: '/guest-booking', place: 'bar', audience: visitors, primary: true },
  { label: 'Prenota', to: '/booking', place: 'bar', audience: members, primary: true },
  { label: 'Pannello', to: '/admin', place: 'bar', audience: ['admin'] },
  { label: 'Pannello', to: '/barber', place: 'bar', audience: ['barber'] },
  { label: 'I miei appuntamenti', to: '/booking#appuntamenti', place: 'menu', audience: members },
]

export function navigationFor(user: User | null, place: NavigationEntry['place']): NavigationEntry[] {
  const audience = user?.role ?? 'visitor'
  return navigation.filter((entry) => entry.place === place && entry.audience.includes(audience))
}
