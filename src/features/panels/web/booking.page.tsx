import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'

import { useSession } from '#features/accounts/web/public.ts'
import { clientTexts } from '#features/booking/booking-screens.it.ts'
import { ClientBooking } from '#features/booking/web/public.ts'
import { PhoneBookingPage } from '#features/calendar/web/public.ts'
import { refreshUsage, useClientGate } from '#features/plans/web/public.ts'
import { shopTitle } from '#features/studio/web/public.ts'

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
