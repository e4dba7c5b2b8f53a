import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { dayNames } from '#features/booking/booking-days.it.ts'
import { bookingTexts } from '#features/booking/booking.it.ts'
import { http, messageOf, staffTimeout } from '#ui/http-client.ts'
import { toasts } from '#ui/toasts.ts'

import { scheduleTexts } from '../../barbers-screens.it.ts'
import styles from './affected.module.css'
import type { Affected, Fate } from './reassign.ts'

const { affected: texts } = scheduleTexts

type Props = {
  appointment: Affected
  reason: string
  fate: Fate | undefined
  onCancelled: () => void
}

/** One appointment, which is cancelled only after a second question. */
export function AffectedItem({ appointment, reason, fate, onCancelled }: Props) {
  const { _id, date, time, service, duration, customerName, updatedAt } = appointment
  const [isAsking, setIsAsking] = useState(false)
  const cancellation = useMutation({
    mutationFn: () =>
      http.put(
        `/appointments/${encodeURIComponent(_id)}/status`,
        { status: 'cancelled', cancellationReason: reason, updatedAt },
        { timeout: staffTimeout },
      ),
    onSuccess: onCancelled,
    onError: (error) => toasts.error(messageOf(error, texts.failed)),
  })
  const customer = customerName || texts.unknownCustomer
  const when = `${dayNames.short(date)}, ${time}`
  const isDone = fate !== undefined && fate.kind !== 'refused'
  return (
    <li className={styles['item']} data-gone={isDone}>
      <div>
        <b className={`num ${styles['when']}`}>{when}</b>
        <p>
          {customer} · {service}, {texts.minutes(duration)}
        </p>
        <p className="dim">{standing(appointment, fate)}</p>
        {fate?.kind === 'refused' && (
          <p className={styles['refused']} role="status">
            {fate.why}
          </p>
        )}
      </div>
      {isDone ? null : isAsking ? (
        <div className={styles['really']}>
          <p>{texts.really}</p>
          <Button variant="outline" size="sm" onClick={() => setIsAsking(false)} autoFocus>
            {texts.no}
          </Button>
          <Button
            variant="danger"
            size="sm"
            disabled={cancellation.isPending}
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
          onClick={() => setIsAsking(true)}
        >
          {texts.cancel}
        </Button>
      )}
    </li>
  )
}

function standing({ status }: Affected, fate: Fate | undefined): string {
  if (fate?.kind === 'reassigned') return texts.reassignedTo(fate.to)
  return bookingTexts.status[fate?.kind === 'cancelled' ? 'cancelled' : status]
}
