import { Button } from '@mantine/core'
import { useState } from 'react'

import type { Appointment } from '#features/booking/booking.contract.ts'
import { bookingTexts } from '#features/booking/booking.it.ts'
import { editTexts } from '#features/booking/booking-screens.it.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toasts } from '#ui/toasts.ts'

import { Notice } from '../notice.tsx'
import { AppointmentPicker } from '../picker/appointment-picker.tsx'
import { barberNameOf, fullName } from '../picker/barber-names.ts'
import { type Choice, completeChoice } from '../picker/choice.ts'
import type { SlotAsker } from '../queries/slot-queries.ts'
import { useCatalog } from '../queries/use-catalog.ts'
import { type AppointmentDoor, choiceBody } from '../submission/booking-calls.ts'
import PriceChangeDialog from '../submission/price-change-dialog.tsx'
import { useSubmission } from '../submission/use-submission.ts'
import { ChangeTable } from './change-table.tsx'
import styles from './dialog-content.module.css'

type Props = {
  appointment: Pick<Appointment, 'barber' | 'service' | 'serviceId' | 'date' | 'time' | 'price'>
  asker: SlotAsker
  door: AppointmentDoor
  onClose: () => void
  onMoved: () => void
}

/** Another barber, service, day or time; then both versions side by side, before anything is saved. */
export default function EditDialog({ appointment, asker, door, onClose, onMoved }: Props) {
  const { catalog } = useCatalog()
  const [choice, setChoice] = useState<Choice>(() => currentChoice(appointment))
  const [isConfirming, setIsConfirming] = useState(false)
  const [hasConfirmed, setHasConfirmed] = useState(false)
  const [lostRace, setLostRace] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const chosen = catalog && completeChoice(choice, catalog)
  const isChanged = JSON.stringify(choice) !== JSON.stringify(currentChoice(appointment))

  const submission = useSubmission({
    send: door.move,
    fallback: editTexts.failed,
    onDone: () => {
      toasts.success(bookingTexts.moved)
      onMoved()
      onClose()
    },
    onRefused: (refusal) => {
      toasts.error(refusal.message)
      if (refusal.kind !== 'slot-taken') return setFailure(refusal.message)
      setLostRace(refusal.message)
      setChoice((before) => ({ ...before, time: null }))
      setIsConfirming(false)
    },
  })

  if (submission.priceChange) {
    return (
      <PriceChangeDialog
        change={submission.priceChange}
        onAccept={submission.acceptPrice}
        onDecline={submission.declinePrice}
      />
    )
  }
  if (isConfirming && chosen) {
    return (
      <Dialog onClose={onClose} title={editTexts.confirmTitle} width="620px">
        <div className={styles['content']}>
          <p className="dim">{editTexts.confirmLead}</p>
          <ChangeTable
            current={{
              barber: fullName(appointment.barber),
              service: appointment.service,
              day: appointment.date,
              time: appointment.time,
              price: appointment.price,
            }}
            next={{
              barber: barberNameOf(chosen.barberId, catalog),
              service: chosen.service.name,
              day: chosen.day,
              time: chosen.time,
              price: chosen.service.price,
            }}
          />
          {failure && <Notice kind="alert">{failure}</Notice>}
          <div className={styles['actions']}>
            <Button variant="outline" onClick={() => setIsConfirming(false)}>
              {editTexts.back}
            </Button>
            <BusyButton
              busy={submission.isSending}
              busyLabel={editTexts.sending}
              onClick={() => submission.submit(choiceBody(chosen))}
              autoFocus
            >
              {editTexts.confirm}
            </BusyButton>
          </div>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog onClose={onClose} title={editTexts.title} width="820px">
      <div className={styles['picker']}>
        <AppointmentPicker
          choice={choice}
          onChange={(next) => {
            setLostRace(null)
            setFailure(null)
            setChoice(next)
          }}
          asker={asker}
          notice={lostRace}
        />
        <div className={styles['footer']}>
          <Button variant="outline" onClick={onClose}>
            {editTexts.close}
          </Button>
          <Button
            autoFocus={hasConfirmed}
            disabled={!chosen || !isChanged}
            onClick={() => {
              setHasConfirmed(true)
              setIsConfirming(true)
            }}
          >
            {editTexts.continue}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function currentChoice({ barber, serviceId, date, time }: Props['appointment']): Choice {
  return { barberId: barber._id, serviceId, day: date, time }
}
