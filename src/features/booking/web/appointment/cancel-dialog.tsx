import '@mantine/core/styles/Input.layer.css'

import { Button, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { Appointment } from '#features/booking/booking.contract.ts'
import { bookingTexts } from '#features/booking/booking.it.ts'
import { cancelTexts } from '#features/booking/booking-screens.it.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toasts } from '#ui/toasts.ts'

import { createAttemptKey } from '../attempt-key.ts'
import { Notice } from '../notice.tsx'
import { bookingMessageOf } from '../queries/answer.ts'
import { reloadAvailability } from '../queries/slot-queries.ts'
import type { AppointmentDoor } from '../submission/booking-calls.ts'
import styles from './dialog-content.module.css'

/** Characters that the server accepts. */
const longestReason = 300

type Props = {
  appointment: Pick<Appointment, 'service' | 'date' | 'time'>
  door: AppointmentDoor
  onClose: () => void
  onCancelled: () => void
}

export default function CancelDialog({ appointment, door, onClose, onCancelled }: Props) {
  const [reason, setReason] = useState('')
  const [attempt] = useState(() => createAttemptKey())
  const client = useQueryClient()
  const cancellation = useMutation({
    mutationFn: () => door.cancel(reason.trim(), attempt.keyFor(reason)),
    onSuccess: () => {
      toasts.success(bookingTexts.cancelled)
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
        <Textarea
          label={cancelTexts.reason}
          description={cancelTexts.left(longestReason - reason.length)}
          inputWrapperOrder={['label', 'input', 'description']}
          maxLength={longestReason}
          rows={3}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {cancellation.isError && (
          <Notice kind="alert">{bookingMessageOf(cancellation.error, cancelTexts.failed)}</Notice>
        )}
        <div className={styles['actions']}>
          <Button variant="outline" onClick={onClose} data-autofocus>
            {cancelTexts.keep}
          </Button>
          <BusyButton
            variant="danger"
            busy={cancellation.isPending}
            busyLabel={cancelTexts.sending}
            onClick={() => cancellation.mutate()}
          >
            {cancelTexts.confirm}
          </BusyButton>
        </div>
      </div>
    </Dialog>
  )
}
