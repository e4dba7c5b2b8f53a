import { useState } from 'react'

import type { Appointment } from '#features/booking/booking.contract.ts'
import { bookingTexts } from '#features/booking/booking.it.ts'
import { editTexts } from '#features/booking/booking-screens.it.ts'
import { toasts } from '#ui/toasts.ts'

import { type Choice, completeChoice } from '../picker/choice.ts'
import { useCatalog } from '../queries/use-catalog.ts'
import type { AppointmentDoor } from '../submission/booking-calls.ts'
import { useSubmission } from '../submission/use-submission.ts'

export type MovableAppointment = Pick<
  Appointment,
  'barber' | 'service' | 'serviceId' | 'date' | 'time' | 'price'
>

/** The way of an appointment to another time: pick, compare, save, or pick again after a lost race. */
export function useMove(appointment: MovableAppointment, door: AppointmentDoor, onMoved: () => void) {
  const { catalog } = useCatalog()
  const [choice, setChoice] = useState<Choice>(() => currentChoice(appointment))
  const [isConfirming, setIsConfirming] = useState(false)
  const [lostRace, setLostRace] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const submission = useSubmission({
    send: door.move,
    fallback: editTexts.failed,
    onDone: () => {
      toasts.success(bookingTexts.moved)
      onMoved()
    },
    onRefused: ({ kind, message }) => {
      toasts.error(message)
      if (kind !== 'choice-gone') return setFailure(message)
      setLostRace(message)
      setChoice((before) => ({ ...before, time: null }))
      setIsConfirming(false)
    },
  })

  return {
    catalog,
    choice,
    chosen: catalog && completeChoice(choice, catalog),
    isChanged: JSON.stringify(choice) !== JSON.stringify(currentChoice(appointment)),
    isConfirming,
    submission,
    failure,
    /** Someone was faster, or the shop has changed: why it must be chosen again. */
    lostRace,
    change: (next: Choice) => {
      setLostRace(null)
      setFailure(null)
      setChoice(next)
    },
    confirm: () => setIsConfirming(true),
    goBack: () => setIsConfirming(false),
  }
}

function currentChoice({ barber, serviceId, date, time }: MovableAppointment): Choice {
  return { barberId: barber._id, serviceId, day: date, time }
}
