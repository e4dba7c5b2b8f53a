import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'

import type { Appointment } from '#features/appointments/appointments.contract.ts'
import { payOwnTexts as texts } from '#features/booking/booking-screens.it.ts'
import { PayAppointment, paymentConfigQuery } from '#features/payments/web/public.ts'
import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'

type Props = { appointment: Appointment; onPaid: () => void }

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
