import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'

import type { AppointmentView } from '#features/appointments/appointments.contract.ts'
import { paymentConfigQuery } from '#features/payments/web/payment-config-query.ts'
import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'

import { payOwnTexts as texts } from '../../booking-screens.it.ts'

const PayAppointment = lazy(() => import('#features/payments/web/pay-appointment.tsx'))

type Props = { appointment: AppointmentView; onPaid: () => void }

export function PayOwn({ appointment, onPaid }: Props) {
  const { _id: id, service, date, time } = appointment
  const { data: config } = useQuery(paymentConfigQuery)
  const paying = useHistoryDialog(`paga-${id}`)
  if (!config?.publishableKey) return null
  return (
    <>
      <Button size="sm" onClick={paying.open}>
        {texts.pay}
      </Button>
      {paying.opened && (
        <Suspense>
          <PayAppointment
            appointmentId={id}
            summary={texts.summary(service, date, time)}
            onClose={paying.close}
            onPaid={onPaid}
          />
        </Suspense>
      )}
    </>
  )
}
