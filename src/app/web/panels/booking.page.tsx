import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'

import { useSession } from '#features/accounts/web/session-store.ts'
import { clientTexts } from '#features/booking/booking-screens.it.ts'
import ClientBooking from '#features/booking/web/client-booking.tsx'
import { refreshUsage } from '#features/plans/web/usage-refresh.ts'
import { useClientGate } from '#features/plans/web/use-client-gate.ts'
import { shopTitle } from '#features/settings/web/use-public-settings.ts'

const PhoneBookingPage = lazy(() => import('#features/calendar/web/phone-booking-page.tsx'))

export function meta() {
  return [{ title: shopTitle(clientTexts.pageTitle) }]
}

export default function BookingPage() {
  if (useSession().user?.role !== 'admin') return <OwnBooking />
  return (
    <Suspense>
      <PhoneBookingPage />
    </Suspense>
  )
}

/** Passes the plan's check to the form as a property. Guests share the form and so load no code of the plans. */
function OwnBooking() {
  const gate = useClientGate()
  const queries = useQueryClient()
  return <ClientBooking gate={gate} onBooked={() => refreshUsage(queries, { isForced: true })} />
}
