import { useSession } from '#features/accounts/web/public.ts'

/** The first button of the hero: the staff goes to work, everybody else books. */
export function useHeroAction(): { to: string; label: string } {
  const bookingPath = useBookingPath()
  const role = useSession().user?.role
  if (role === 'admin') return { to: '/admin', label: 'Dashboard Admin' }
  if (role === 'barber') return { to: '/barber', label: 'Pannello Barbiere' }
  return { to: bookingPath, label: 'Prenota Ora' }
}

/** Where 'Prenota' leads: clients and staff book with their account, visitors as guests. */
export function useBookingPath(): '/booking' | '/guest-booking' {
  return useSession().user ? '/booking' : '/guest-booking'
}
