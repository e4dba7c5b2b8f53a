import { Button, Textarea } from '@mantine/core'

import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'

import { statusTable } from '#features/appointments/appointment-statuses.rules.ts'
import { customerName } from '#features/appointments/appointments.rules.ts'
import { maxReasonLength } from '#features/appointments/reason.rules.ts'
import { formatChf } from '#shared/money.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { Switch } from '#ui/forms/switch.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

import { statusTexts, namelessTexts } from '../../calendar.it.ts'
import type { StatusChanges, StatusDialog } from './use-status-changes.ts'

import styles from '#ui/overlays/dialog-content.module.css'

export function StatusDialogs({ changes }: { changes: StatusChanges }) {
  const { dialog } = changes
  if (!dialog) return null
  const props = { dialog, changes }
  return dialog.status === 'cancelled' ? <CancelDialog {...props} /> : <EarlyDialog {...props} />
}

type Props = { dialog: StatusDialog; changes: StatusChanges }

function CancelDialog({ dialog: { appointment, isAhead }, changes }: Props) {
  const [reason, setReason] = useState(changes.usualReason)
  const [refund, setRefund] = useState(false)
  const asksAboutMoney = !isAhead && changes.mayRefund && appointment.payment.kept > 0
  const { service, date, time } = appointment
  const name = customerName(appointment) ?? namelessTexts.client
  return (
    <Dialog onClose={changes.dismiss} title={statusTexts.cancelTitle}>
      <div className={styles['content']}>
        <p>{statusTexts.cancelLead(name, service, date, time, isAhead)}</p>
        <PaidNote
          appointment={appointment}
          isAhead={isAhead}
          isChoosable={asksAboutMoney}
          refund={refund}
          onRefund={setRefund}
        />
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
            isBusy={changes.savingId !== null}
            busyLabel={statusTexts.saving}
            onClick={() => changes.answer(reason.trim() || changes.usualReason, asksAboutMoney && refund)}
          >
            {statusTexts.cancelConfirm}
          </BusyButton>
        </div>
      </div>
    </Dialog>
  )
}

type PaidNoteProps = {
  appointment: StatusDialog['appointment']
  isAhead: boolean
  isChoosable: boolean
  refund: boolean
  onRefund: (refund: boolean) => void
}

function PaidNote({ appointment: { payment }, isAhead, isChoosable, refund, onRefund }: PaidNoteProps) {
  const online = payment.kept - payment.keptCash
  const { paidBack } = statusTexts
  if (payment.kept <= 0) return null
  if (isChoosable)
    return (
      <Switch
        checked={refund}
        onChange={onRefund}
        description={
          payment.keptCash > 0 ? paidBack.in_person(formatChf(payment.keptCash)) : paidBack.keptOtherwise
        }
      >
        {paidBack.question(formatChf(payment.kept))}
      </Switch>
    )
  if (!isAhead) return <p>{paidBack.kept(formatChf(payment.kept))}</p>
  return (
    <>
      {online > 0 && <p>{paidBack.online(formatChf(online))}</p>}
      {payment.keptCash > 0 && <p>{paidBack.in_person(formatChf(payment.keptCash))}</p>}
    </>
  )
}

function EarlyDialog({ dialog: { appointment, status }, changes }: Props) {
  const { label, earlyQuestion } = statusTable[status]
  const name = customerName(appointment) ?? namelessTexts.client
  return (
    <Dialog onClose={changes.dismiss} title={earlyQuestion ?? label}>
      <div className={styles['content']}>
        <p>{statusTexts.earlyLead(name, appointment.date, appointment.time, label)}</p>
        <div className={styles['actions']}>
          <Button variant="outline" onClick={changes.dismiss} data-autofocus>
            {statusTexts.keep}
          </Button>
          <BusyButton
            isBusy={changes.savingId !== null}
            busyLabel={statusTexts.saving}
            onClick={() => changes.answer(changes.usualReason)}
          >
            {statusTexts.earlyConfirm(label)}
          </BusyButton>
        </div>
      </div>
    </Dialog>
  )
}
