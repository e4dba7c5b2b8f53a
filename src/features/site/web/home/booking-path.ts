import { useSession } from '#features/accounts/web/public.ts'

/** Where 'Prenota' leads: clients and staff book with their account, visitors as guests. */
export function useBookingPath(): '/booking' | '/guest-booking' {
  return useSession().user ? '/booking' : '/guest-booking'
}
