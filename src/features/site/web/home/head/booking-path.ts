import { useSession } from '#features/accounts/web/public.ts'

/** The first button of the hero: the staff goes to work, everybody else books. */
export function useHeroAction(): { to: string; label: string; isUnsure: boolean } {
  const bookingPath = useBookingPath()
  const { status, user } = useSession()
  const isUnsure = status === 'loading'
  if (user?.role === 'admin') return { to: '/admin', label: 'Dashboard Admin', isUnsure }
  if (user?.role === 'barber') return { to: '/barber', label: 'Pannello Barbiere', isUnsure }
  return { to: bookingPath, label: 'Prenota Ora', isUnsure }
}

/** Where 'Prenota' leads: clients and staff book with their account, visitors as guests. */
export function useBookingPath(): '/booking' | '/guest-booking' {
  return useSession().user ? '/booking' : '/guest-booking'
}
