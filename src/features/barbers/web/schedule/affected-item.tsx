import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { dayNames } from '#features/booking/booking-days.it.ts'
import { bookingTexts } from '#features/booking/booking.it.ts'
import { http, messageOf, staffTimeout } from '#ui/http-client.ts'
import { toasts } from '#ui/toasts.ts'

import { scheduleTexts } from '../../barbers-screens.it.ts'
import type { AffectedDetails } from '../../staff.contract.ts'
import styles from './affected-dialog.module.css'

const { affected: texts } = scheduleTexts

type Props = {
  appointment: AffectedDetails['appointments'][number]
  reason: string
  isCancelled: boolean
  onCancelled: () => void
}

/** One appointment, which is cancelled only after a second question. */
export function AffectedItem({ appointment, reason, isCancelled, onCancelled }: Props) {
  const { _id, date, time, service, duration, customerName, status } = appointment
  const [isAsking, setIsAsking] = useState(false)
  const queries = useQueryClient()
  const cancellation = useMutation({
    mutationFn: () =>
      http.put(
        `/appointments/${encodeURIComponent(_id)}/status`,
        { status: 'cancelled', cancellationReason: reason },
        { timeout: staffTimeout },
      ),
    onSuccess: () => {
      onCancelled()
      void queries.invalidateQueries({ queryKey: ['appointments'] })
    },
    onError: (error) => toasts.error(messageOf(error, texts.failed)),
  })
  const customer = customerName || texts.unknownCustomer
  const when = `${dayNames.short(date)}, ${time}`
  return (
    <li className={styles['item']} data-gone={isCancelled}>
      <div>
        <b className={`num ${styles['when']}`}>{when}</b>
        <p>
          {customer} · {service}, {texts.minutes(duration)}
        </p>
        <p className="dim">{bookingTexts.status[isCancelled ? 'cancelled' : status]}</p>
      </div>
      {isCancelled ? null : isAsking ? (
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
