import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import type { AffectedAppointment } from '#features/appointments/affected.contract.ts'
import { statusTable } from '#features/appointments/appointment-statuses.rules.ts'
import type { ReassignmentOutcome } from '#features/appointments/reassignment.contract.ts'
import { setStatus } from '#features/appointments/web/appointment-calls.ts'
import { clockTime, dayNames } from '#shared/italian-dates.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { messageOf } from '#ui/http/http-client.ts'

import { scheduleTexts } from '../../barbers-screens.it.ts'
import { isOpenOutcome } from './use-reassignment-outcomes.ts'

import styles from './affected.module.css'

const { affected: texts } = scheduleTexts

type Props = {
  appointment: AffectedAppointment
  reason: string
  outcome: ReassignmentOutcome | undefined
  isWaiting: boolean
  onCancelled: () => void
}

export function AffectedItem({ appointment, reason, outcome, isWaiting, onCancelled }: Props) {
  const { _id, date, time, service, duration, customerName } = appointment
  const [isAsking, setIsAsking] = useState(false)
  // Returns the focus to the button after its confirmation closes.
  const [isFirstShown, setWasAsked] = useState(false)
  const itemRef = useRef<HTMLLIElement>(null)
  const cancellation = useMutation({
    mutationFn: () => setStatus(_id, { status: 'cancelled', cancellationReason: reason }),
    onSuccess: () => {
      onCancelled()
      itemRef.current?.focus()
    },
    onError: (error) => toasts.error(messageOf(error, texts.failed)),
  })
  const customer = customerName || texts.unknownCustomer
  const when = `${dayNames.short(date)}, ${clockTime(time)}`
  const isDone = !isOpenOutcome(outcome)
  return (
    <li ref={itemRef} className={styles['item']} data-gone={isDone} tabIndex={-1}>
      <div>
        <b className={`num ${styles['when']}`}>{when}</b>
        <p>{`${customer} · ${service}, ${texts.minutes(duration)}`}</p>
        <p className="dim">{stateOf(appointment, outcome)}</p>
        {outcome?.kind === 'refused' && <p className={styles['refused']}>{outcome.message}</p>}
      </div>
      {isDone ? null : isAsking ? (
        <div className={styles['really']}>
          <p>{texts.really}</p>
          <Button
            variant="outline"
            size="sm"
            autoFocus
            onClick={() => {
              setWasAsked(true)
              setIsAsking(false)
            }}
          >
            {texts.no}
          </Button>
          <Button
            variant="danger"
            size="sm"
            disabled={cancellation.isPending || isWaiting}
            onClick={() => cancellation.mutate()}
          >
            {texts.yes}
          </Button>
        </div>
      ) : (
        <Button
          variant="danger"
          size="sm"
          aria-label={texts.cancelOf(customer, when)}
          disabled={isWaiting}
          autoFocus={isFirstShown}
          onClick={() => setIsAsking(true)}
        >
          {texts.cancel}
        </Button>
      )}
    </li>
  )
}

function stateOf({ status }: AffectedAppointment, outcome: ReassignmentOutcome | undefined): string {
  if (outcome?.kind === 'reassigned')
    return texts.reassignedTo(`${outcome.barber.firstName} ${outcome.barber.lastName}`)
  if (outcome?.kind === 'elsewhere') return texts.elsewhere
  return statusTable[outcome?.kind === 'cancelled' ? 'cancelled' : status].label
}
