import { Button } from '@mantine/core'
import { useId, useState } from 'react'

import { AppointmentPicker } from '#features/availability/web/appointment-picker.tsx'
import { barberNameOf, fullName } from '#features/availability/web/barber-names.ts'
import type { Choice } from '#features/availability/web/choice.ts'
import type { SlotScope } from '#features/availability/web/slot-queries.ts'
import { focusWhenShown } from '#ui/forms/focus.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { WindowHistory } from '#ui/overlays/open-windows.ts'

import { editTexts } from '../appointments-screens.it.ts'
import { type AppointmentCalls, choiceBody } from './appointment-calls.ts'
import { ConfirmChanges } from './confirm-changes.tsx'
import { TermsQuestion } from './terms-question.tsx'
import { type MovableAppointment, useMove } from './use-move.ts'

import styles from '#ui/overlays/dialog-content.module.css'

type Props = {
  appointment: MovableAppointment
  scope: SlotScope
  calls: AppointmentCalls
  history?: WindowHistory
  onClose: () => void
  onMoved: () => void
}

export default function EditDialog({ appointment, scope, calls, history, onClose, onMoved }: Props) {
  const move = useMove(appointment, calls, () => {
    onMoved()
    onClose()
  })
  const [hasConfirmed, setHasConfirmed] = useState(false)
  const { chosen, catalog, submission } = move
  const newsId = useId()

  if (submission.termsChange) return <TermsQuestion sending={submission} />
  if (move.isConfirming && chosen && catalog) {
    return (
      <Dialog onClose={move.goBack} title={editTexts.confirmTitle} width="620px">
        <ConfirmChanges
          current={{
            barber: fullName(appointment.barber),
            service: appointment.service,
            day: appointment.date,
            time: appointment.time,
            duration: appointment.duration,
            price: appointment.price,
          }}
          next={{
            barber: barberNameOf(chosen.barberId, catalog),
            service: chosen.service.name,
            day: chosen.day,
            time: chosen.time,
            duration: chosen.service.duration,
            price: chosen.service.price,
          }}
          payment={appointment.payment}
          failure={submission.failure?.message ?? null}
          isSending={submission.isSending}
          onBack={move.goBack}
          onConfirm={() => submission.submit(choiceBody(chosen))}
        />
      </Dialog>
    )
  }
  return (
    <Dialog onClose={onClose} title={editTexts.title} width="820px" {...(history && { history })}>
      <div className={styles['picker']} tabIndex={-1} data-autofocus>
        <AppointmentPicker
          choice={move.choice}
          onChange={move.change}
          scope={scope}
          notice={submission.takenMessage}
          timeFirst
        />
        <div className={styles['footer']}>
          <output className={styles['news']}>
            <span id={newsId}>{changeNotice(move.choice, move.isChanged)}</span>
          </output>
          <Button variant="outline" onClick={onClose} ref={hasConfirmed ? focusWhenShown : null}>
            {editTexts.close}
          </Button>
          <Button
            disabled={!chosen || !move.isChanged}
            aria-describedby={newsId}
            onClick={() => {
              setHasConfirmed(true)
              move.confirm()
            }}
          >
            {editTexts.continue}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function changeNotice({ barberId, serviceId, day, time }: Choice, isChanged: boolean): string {
  const { missing } = editTexts
  if (!barberId) return missing.barber
  if (!serviceId) return missing.service
  if (!day || !time) return day ? missing.time(day) : missing.when
  return isChanged ? editTexts.chosen(day, time) : editTexts.unchanged
}
