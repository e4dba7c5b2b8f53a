import { Button, Textarea } from '@mantine/core'

import '@mantine/core/styles/Input.layer.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { reloadAvailability } from '#features/availability/web/slot-queries.ts'
import { formatChf } from '#shared/money.ts'
import { ActionButton } from '#ui/buttons/busy-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { bookingMessageOf } from '#ui/http/answer.ts'
import { createAttemptKey } from '#ui/http/attempt-key.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'

import { cancelTexts } from '../appointments-screens.it.ts'
import type { AppointmentView } from '../appointments.contract.ts'
import { appointmentsTexts } from '../appointments.it.ts'
import { maxReasonLength } from '../reason.rules.ts'
import type { AppointmentCalls } from './appointment-calls.ts'

import styles from '#ui/overlays/dialog-content.module.css'

type Props = {
  appointment: Pick<AppointmentView, 'service' | 'date' | 'time' | 'payment' | 'paymentType'>
  calls: AppointmentCalls
  onClose: () => void
  onCancelled: () => void
}

export default function CancelDialog({ appointment, calls, onClose, onCancelled }: Props) {
  const [reason, setReason] = useState('')
  const [attempt] = useState(() => createAttemptKey())
  const client = useQueryClient()
  const { kept, keptCash: cash } = appointment.payment
  const online = kept - cash
  const cancellation = useMutation({
    mutationFn: () => calls.cancel(reason.trim(), attempt.keyFor(reason)),
    onSuccess: () => {
      toasts.success(appointmentsTexts.cancelled)
      void reloadAvailability(client)
      onCancelled()
      onClose()
    },
    onError: (error) => toasts.error(bookingMessageOf(error, cancelTexts.failed)),
  })
  return (
    <Dialog onClose={onClose} title={cancelTexts.title}>
      <div className={styles['content']}>
        <p>{cancelTexts.lead(appointment.service, appointment.date, appointment.time)}</p>
        {online > 0 && <p>{cancelTexts.paidBack.online(formatChf(online))}</p>}
        {cash > 0 && <p>{cancelTexts.paidBack.in_person(formatChf(cash))}</p>}
        <Textarea
          label={cancelTexts.reason}
          description={cancelTexts.left(maxReasonLength - reason.length)}
          inputWrapperOrder={['label', 'input', 'description']}
          maxLength={maxReasonLength}
          rows={3}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {cancellation.isError && (
          <Notice kind="error" message={bookingMessageOf(cancellation.error, cancelTexts.failed)} />
        )}
        <div className={styles['actions']}>
          <Button variant="outline" onClick={onClose} data-autofocus>
            {cancelTexts.keep}
          </Button>
          <ActionButton variant="danger" action={cancellation} busyLabel={cancelTexts.sending}>
            {cancelTexts.confirm}
          </ActionButton>
        </div>
      </div>
    </Dialog>
  )
}
