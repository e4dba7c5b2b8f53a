import { Button, Textarea } from '@mantine/core'

import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'

import { customerName } from '#features/appointments/appointments.rules.ts'
import { maxReasonLength } from '#features/appointments/reason.rules.ts'
import { statusTexts, namelessTexts } from '#features/calendar/calendar.it.ts'
import { paidState } from '#features/payments/web/public.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

import type { StatusChanges, StatusQuestion } from './use-status-changes.ts'

import styles from '#ui/overlays/dialog-content.module.css'

/** The question that a status change waits for, if there is one. */
export function StatusDialogs({ changes }: { changes: StatusChanges }) {
  const { question } = changes
  if (!question) return null
  const props = { question, changes }
  return question.kind === 'cancel' ? <CancelDialog {...props} /> : <CompleteEarlyDialog {...props} />
}

type Props = { question: StatusQuestion; changes: StatusChanges }

function CancelDialog({ question: { appointment, isAhead }, changes }: Props) {
  const [reason, setReason] = useState(changes.usualReason)
  const { service, date, time } = appointment
  const name = customerName(appointment) ?? namelessTexts.client
  return (
    <Dialog onClose={changes.dismiss} title={statusTexts.cancelTitle}>
      <div className={styles['content']}>
        <p>{statusTexts.cancelLead(name, service, date, time, isAhead)}</p>
        {isAhead && paidState(appointment).isPaid && <p>{statusTexts.paidBack[appointment.paymentType]}</p>}
        <Textarea
          label={statusTexts.reason}
          maxLength={maxReasonLength}
          rows={3}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className={styles['actions']}>
          <Button variant="outline" onClick={changes.dismiss} data-autofocus>
            {statusTexts.keepAppointment}
          </Button>
          <BusyButton
            variant="danger"
            busy={changes.savingId !== null}
            busyLabel={statusTexts.saving}
            onClick={() => changes.answer(reason.trim() || changes.usualReason)}
          >
            {statusTexts.cancelConfirm}
          </BusyButton>
        </div>
      </div>
    </Dialog>
  )
}

function CompleteEarlyDialog({ question: { appointment }, changes }: Props) {
  const name = customerName(appointment) ?? namelessTexts.client
  return (
    <Dialog onClose={changes.dismiss} title={statusTexts.completeTitle}>
      <div className={styles['content']}>
        <p>{statusTexts.completeLead(name, appointment.date, appointment.time)}</p>
        <div className={styles['actions']}>
          <Button variant="outline" onClick={changes.dismiss} data-autofocus>
            {statusTexts.keep}
          </Button>
          <BusyButton
            busy={changes.savingId !== null}
            busyLabel={statusTexts.saving}
            onClick={() => changes.answer(changes.usualReason)}
          >
            {statusTexts.completeConfirm}
          </BusyButton>
        </div>
      </div>
    </Dialog>
  )
}
