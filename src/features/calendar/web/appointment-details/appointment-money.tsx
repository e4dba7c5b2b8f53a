import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'

import { customerName } from '#features/appointments/appointments.rules.ts'
import { reloadStaff } from '#features/appointments/web/public.ts'
import type { StaffAppointment } from '#features/calendar/calendar.contract.ts'
import { detailsTexts, namelessTexts } from '#features/calendar/calendar.it.ts'
import { MadePayments, paidState, PaidAtShop, reloadPayments } from '#features/payments/web/public.ts'

type Props = {
  appointment: StaffAppointment
  isOwner: boolean
  onCovered: (isCovered: boolean) => void
}

export function AppointmentMoney({ appointment, isOwner, onCovered }: Props) {
  const client = useQueryClient()
  const [isNoting, setIsNoting] = useState(false)
  const { _id, status, payment } = appointment
  const note = (asked: boolean) => {
    setIsNoting(asked)
    onCovered(asked)
  }
  const { isDue } = paidState(appointment)
  const hasPayments = payment.status !== 'pending'
  return (
    <>
      {isDue && status !== 'cancelled' && (
        <div>
          <Button size="sm" variant="outline" onClick={() => note(true)}>
            {detailsTexts.paidAtShop}
          </Button>
        </div>
      )}
      <Suspense>
        {isOwner && hasPayments && (
          <MadePayments
            of={{ appointment: _id }}
            onCovered={onCovered}
            onRefunded={() => void reloadStaff(client)}
          />
        )}
        {isNoting && (
          <PaidAtShop
            appointmentId={_id}
            name={customerName(appointment) ?? namelessTexts.client}
            amount={payment.due}
            onClose={() => note(false)}
            onSettled={() => {
              void reloadStaff(client)
              void reloadPayments(client)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
