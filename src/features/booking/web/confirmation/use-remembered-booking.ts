import { useEffect } from 'react'

import { occupiesSlot } from '#features/appointments/appointment-statuses.rules.ts'
import { emptyChoice } from '#features/availability/web/choice.ts'

import type { ManagedAppointment } from '../../booking.contract.ts'
import { guestDraft, noPayment } from '../drafts.ts'
import { forgetOwnHold } from '../guest/own-hold.ts'

export function useRememberedBooking(
  { _id: id, date: day, time, status }: ManagedAppointment,
  token: string,
  isJustBooked: boolean,
): void {
  useEffect(() => {
    if (!isJustBooked) return
    const booked = occupiesSlot({ status }) ? { id, token, day, time } : null
    forgetOwnHold()
    guestDraft.update((draft) => ({ ...draft, choice: emptyChoice, booked, payment: noPayment }))
  }, [id, day, time, status, token, isJustBooked])
}
