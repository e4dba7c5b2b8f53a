import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'

import { isPayable } from '#features/appointments/appointment-statuses.rules.ts'
import { customerName } from '#features/appointments/appointments.rules.ts'
import { reloadStaff } from '#features/appointments/web/staff-key.ts'
import { reloadPayments } from '#features/payments/web/history-key.ts'
import { paidState } from '#features/payments/web/paid.ts'

import type { StaffAppointment } from '../calendar.contract.ts'
import { detailsTexts, namelessTexts } from '../calendar.it.ts'

const MadePayments = lazy(() => import('#features/payments/web/made-payments.tsx'))
const PaidAtShop = lazy(() => import('#features/payments/web/paid-at-shop.tsx'))

type Props = {
  appointment: StaffAppointment
  isOwner: boolean
  onCovered: (isCovered: boolean) => void
}

export function AppointmentMoney({ appointment, isOwner, onCovered }: Props) {
  const client = useQueryClient()
  const [isNoting, setIsNoting] = useState(false)
  const { _id, payment } = appointment
  const note = (isOpen: boolean) => {
    setIsNoting(isOpen)
    onCovered(isOpen)
  }
  const { isDue } = paidState(appointment)
  const hasPayments = payment.status !== 'pending'
  return (
    <>
      {isDue && isPayable(appointment) && (
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
