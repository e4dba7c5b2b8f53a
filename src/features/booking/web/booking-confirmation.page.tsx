import { useQuery } from '@tanstack/react-query'

import { shopTitle } from '#features/settings/web/use-public-settings.ts'
import { useMailedLink } from '#ui/browser/use-mailed-link.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { HttpError } from '#ui/http/http-client.ts'

import { confirmationTexts } from '../booking-screens.it.ts'
import { managedAppointmentQuery } from './appointment-queries.ts'
import { ConfirmationPlaceholder } from './confirmation/confirmation-placeholder.tsx'
import { ManagedBooking } from './confirmation/managed-booking.tsx'
import { NoBooking } from './confirmation/no-booking.tsx'

export function meta() {
  return [
    { title: shopTitle(confirmationTexts.pageTitle) },
    // The address contains the link's secret: no other site may read it.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function BookingConfirmationPage() {
  const link = useMailedLink('id')
  if (link === undefined) return <ConfirmationPlaceholder />
  return link ? <LinkedBooking {...link} /> : <NoBooking />
}

function LinkedBooking({ id, token }: { id: string; token: string }) {
  const appointment = useQuery(managedAppointmentQuery(id, token))
  if (appointment.isPending) return <ConfirmationPlaceholder />
  if (appointment.data) {
    return (
      <ManagedBooking
        appointment={appointment.data}
        token={token}
        asOf={new Date(appointment.dataUpdatedAt)}
        onChanged={() => void appointment.refetch()}
      />
    )
  }
  const isRefused = appointment.error instanceof HttpError && appointment.error.status < 500
  if (isRefused) return <NoBooking />
  return (
    <div className="wrap sec">
      <Notice kind="error" message={confirmationTexts.failed} onRetry={() => void appointment.refetch()} />
    </div>
  )
}
