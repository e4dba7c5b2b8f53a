import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import { statusTable, type AppointmentStatus } from '#features/appointments/appointment-statuses.rules.ts'
import { hasStarted } from '#features/appointments/web/editability.ts'
import { reloadStaff } from '#features/appointments/web/staff-key.ts'
import { reloadAvailability } from '#features/availability/web/slot-queries.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { messageOf } from '#ui/http/http-client.ts'

import type { StaffAppointment } from '../../calendar.contract.ts'
import { calendarTexts, statusTexts } from '../../calendar.it.ts'
import { setStatusOf } from './staff-calls.ts'

type Change = { appointment: StaffAppointment; status: AppointmentStatus; reason: string; refund?: boolean }

export type StatusDialog = {
  appointment: StaffAppointment
  status: AppointmentStatus
  isAhead: boolean
}

type Options = {
  failureText?: (reason: string) => string
  reason?: string
  mayRefund?: boolean
}

/** Sends a reason each time, which the server keeps only for cancellations. */
export function useStatusChanges(options: Options = {}) {
  const {
    failureText = statusTexts.failed,
    reason: usualReason = statusTexts.adminReason,
    mayRefund = false,
  } = options
  const client = useQueryClient()
  const { timeZone } = usePublicSettings()
  const [dialog, setDialog] = useState<StatusDialog | null>(null)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ appointment, status, reason, refund }: Change) =>
      setStatusOf(appointment, { status, cancellationReason: reason, ...(refund && { refund }) }),
    onSuccess: (_, { status }) => {
      toasts.success(statusTexts.changed(statusTable[status].label))
      setDialog(null)
    },
    onError: (error) => toasts.error(failureText(messageOf(error, calendarTexts.unknownError))),
    onSettled: () => {
      void reloadAvailability(client)
      return reloadStaff(client)
    },
  })

  const ask = useCallback(
    (appointment: StaffAppointment, status: AppointmentStatus) => {
      if (status === appointment.status) return
      const isAhead = !hasStarted(appointment, new Date(), timeZone)
      const isEarly = isAhead && statusTable[status].earlyQuestion !== undefined
      if (status === 'cancelled' || isEarly) return setDialog({ appointment, status, isAhead })
      mutate({ appointment, status, reason: usualReason })
    },
    [mutate, timeZone, usualReason],
  )

  return {
    ask,
    dialog,
    usualReason,
    mayRefund,
    savingId: isPending ? variables.appointment._id : null,
    answer: (reason: string, refund = false) => {
      if (!dialog || isPending) return
      const { appointment, status } = dialog
      mutate({ appointment, status, reason, refund })
    },
    dismiss: () => setDialog(null),
  }
}

export type StatusChanges = ReturnType<typeof useStatusChanges>
