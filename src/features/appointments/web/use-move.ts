import { useState } from 'react'

import { type Choice, completeChoice } from '#features/availability/web/choice.ts'
import { useCatalog } from '#features/availability/web/use-catalog.ts'
import { toasts } from '#ui/feedback/toasts.ts'

import { editTexts } from '../appointments-screens.it.ts'
import type { AppointmentView } from '../appointments.contract.ts'
import { appointmentsTexts } from '../appointments.it.ts'
import type { AppointmentCalls } from './appointment-calls.ts'
import { useSubmission } from './use-submission.ts'

export type MovableAppointment = Pick<
  AppointmentView,
  'barber' | 'service' | 'serviceId' | 'date' | 'time' | 'duration' | 'price' | 'payment'
>

export function useMove(appointment: MovableAppointment, calls: AppointmentCalls, onMoved: () => void) {
  const { catalog } = useCatalog()
  const [choice, setChoice] = useState<Choice>(() => currentChoice(appointment))
  const [isConfirming, setIsConfirming] = useState(false)

  const submission = useSubmission({
    send: calls.move,
    fallback: editTexts.failed,
    onDone: () => {
      toasts.success(appointmentsTexts.moved)
      onMoved()
    },
    onChoiceGone: () => {
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
    change: (next: Choice) => {
      submission.forget()
      setChoice(next)
    },
    confirm: () => setIsConfirming(true),
    goBack: () => setIsConfirming(false),
  }
}

function currentChoice({ barber, serviceId, date, time }: MovableAppointment): Choice {
  return { barberId: barber._id, serviceId, day: date, time }
}
