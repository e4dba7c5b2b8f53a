import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { refusalOf } from '#features/appointments/web/refusal.ts'
import { reloadStaff } from '#features/appointments/web/staff-key.ts'
import { type NewTerms, termsChange } from '#features/appointments/web/terms-change.ts'
import { reloadAvailability } from '#features/availability/web/slot-queries.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { createAttemptKey } from '#ui/http/attempt-key.ts'

import type { StaffAppointment } from '../../calendar.contract.ts'
import { moveTexts } from '../../calendar.it.ts'
import { staffCalls } from '../staff/staff-calls.ts'
import { type CalendarCriteria, calendarQuery } from '../staff/staff-queries.ts'
import type { Move } from './move-store.ts'

/** `terms` are the changed price or duration that the staff accepted; empty for the appointment's own. */
type Drop = { move: Move; terms: NewTerms }

export function useDrop(criteria: CalendarCriteria) {
  const client = useQueryClient()
  const { queryKey } = calendarQuery(criteria)
  const [pendingMove, setPendingMove] = useState<Move | null>(null)
  const [renewed, setRenewed] = useState<{ drop: Drop; now: NewTerms } | null>(null)
  const [attempt] = useState(() => createAttemptKey())

  const { mutate } = useMutation({
    mutationFn: ({ move, terms }: Drop) => {
      const body = { ...bodyOf(move), ...terms }
      return staffCalls(move.appointment).move(body, attempt.keyFor([move.appointment.updatedAt, body]))
    },
    onMutate: async ({ move }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(
        queryKey,
        before?.map((appointment) => moved(appointment, move)),
      )
      return { before }
    },
    onSuccess: () => {
      attempt.finish()
      toasts.success(appointmentsTexts.moved)
    },
    onError: (error, drop, context) => {
      if (context) client.setQueryData(queryKey, context.before)
      const refusal = refusalOf(error, moveTexts.failed)
      if (refusal.kind === 'terms-changed') return setRenewed({ drop, now: refusal.terms })
      toasts.error(refusal.message)
    },
    onSettled: () => {
      void reloadAvailability(client)
      return reloadStaff(client)
    },
  })

  return {
    asked: pendingMove,
    ask: setPendingMove,
    confirm: () => {
      if (pendingMove) mutate({ move: pendingMove, terms: {} })
      setPendingMove(null)
    },
    dismiss: () => setPendingMove(null),
    termsChange: renewed && termsChange(bodyOf(renewed.drop.move), renewed.now),
    acceptTerms: () => {
      if (renewed) mutate({ ...renewed.drop, terms: { ...renewed.drop.terms, ...renewed.now } })
      setRenewed(null)
    },
    declineTerms: () => setRenewed(null),
  }
}

export type DropState = ReturnType<typeof useDrop>

function bodyOf({ appointment, target }: Move) {
  const { serviceId, date, duration, price } = appointment
  return {
    barberId: target.barber._id,
    service: serviceId,
    date,
    time: minutesToTime(target.start),
    duration,
    price,
  }
}

function moved(appointment: StaffAppointment, { appointment: { _id }, target }: Move): StaffAppointment {
  if (appointment._id !== _id) return appointment
  const { _id: barberId, firstName, lastName } = target.barber
  return {
    ...appointment,
    barber: { _id: barberId, firstName, lastName },
    time: minutesToTime(target.start),
  }
}
