import { useSession } from '#features/accounts/web/session-store.ts'
import { homeTexts as texts } from '#features/website/site.it.ts'
import { pages } from '#shared/pages.ts'

export const heroActionId = 'prenota'

export function useHeroAction(): { to: string; label: string; isUnsure: boolean } {
  const bookingPath = useBookingPath()
  const { status, user } = useSession()
  const isUnsure = status === 'loading'
  if (user?.role === 'admin') return { to: pages.admin.path, label: texts.hero.adminPanel, isUnsure }
  if (user?.role === 'barber') return { to: pages.barber.path, label: texts.hero.barberPanel, isUnsure }
  return { to: bookingPath, label: texts.book, isUnsure }
}

export function useBookingPath(): string {
  return useSession().user ? pages.booking.path : pages.guestBooking.path
}
