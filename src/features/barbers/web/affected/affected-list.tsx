import { useLayoutEffect, useRef } from 'react'

import type { AffectedAppointment } from '#features/appointments/affected.contract.ts'

import { scheduleTexts } from '../../barbers-screens.it.ts'
import { AffectedItem } from './affected-item.tsx'
import { ReassignForm } from './reassign-form.tsx'
import type { Outcomes } from './use-reassignment-outcomes.ts'

import styles from './affected.module.css'

type Props = {
  appointments: readonly AffectedAppointment[]
  outcomes: Outcomes
  reason: string
}

export function AffectedList({ appointments, outcomes, reason }: Props) {
  const { colleagues, open, isReassigning, summary } = outcomes
  const summaryRef = useRef<HTMLParagraphElement>(null)
  /* The form disappears once nothing is left to reassign; the summary takes its focus before another element does. */
  useLayoutEffect(() => {
    if (summary !== '' && document.activeElement === document.body) summaryRef.current?.focus()
  }, [summary])
  // Moves refused appointments to the top, but not during a reassignment, so that the list does not jump.
  const isRefused = ({ _id }: AffectedAppointment) => outcomes.outcomes.get(_id)?.kind === 'refused'
  const ordered = isReassigning
    ? appointments
    : appointments.toSorted((first, second) => Number(isRefused(second)) - Number(isRefused(first)))
  return (
    <>
      {colleagues.length > 0 && open.length > 0 && <ReassignForm outcomes={outcomes} />}
      <p ref={summaryRef} role="status" tabIndex={-1} className={styles['summary']}>
        {summary}
      </p>
      <ul className={styles['list']} aria-label={scheduleTexts.affected.list}>
        {ordered.map((appointment) => (
          <AffectedItem
            key={appointment._id}
            appointment={appointment}
            reason={reason}
            outcome={outcomes.outcomes.get(appointment._id)}
            isWaiting={isReassigning}
            onCancelled={() => outcomes.cancelled(appointment)}
          />
        ))}
      </ul>
    </>
  )
}
