import { Suspense } from 'react'

import { useSession } from '#features/accounts/web/public.ts'
import { clientTexts } from '#features/booking/booking-screens.it.ts'
import { ClientBooking } from '#features/booking/web/public.ts'
import { PhoneBookingPage } from '#features/calendar/web/public.ts'

export function meta() {
  return [{ title: clientTexts.pageTitle }]
}

/** Clients book for themselves; an admin books for whoever phones. */
export default function BookingPage() {
  if (useSession().user?.role !== 'admin') return <ClientBooking />
  return (
    <Suspense>
      <PhoneBookingPage />
    </Suspense>
  )
}
