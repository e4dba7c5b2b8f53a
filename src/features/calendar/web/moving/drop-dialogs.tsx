import { Button } from '@mantine/core'

import { customerName } from '#features/appointments/appointments.rules.ts'
import { ChangeTable } from '#features/appointments/web/change-table.tsx'
import { TermsQuestion } from '#features/appointments/web/terms-question.tsx'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'

import { moveTexts, namelessTexts } from '../../calendar.it.ts'
import { barberName } from '../staff/barber-name.ts'
import { contactOf } from '../staff/contact.ts'
import type { Move } from './move-store.ts'
import type { DropState } from './use-drop.ts'

import dialogStyles from '#ui/overlays/dialog-content.module.css'

type Props = {
  drop: DropState
  onSettled: () => void
}

export function DropDialogs({ drop, onSettled }: Props) {
  if (drop.termsChange) return <TermsQuestion sending={drop} />
  if (!drop.asked) return null
  const { asked } = drop
  const dismiss = () => {
    onSettled()
    drop.dismiss()
  }
  return (
    <ConfirmMove
      move={asked}
      onDismiss={dismiss}
      onConfirm={() => {
        onSettled()
        drop.confirm()
        focusCard(asked.appointment._id)
      }}
    />
  )
}

type ConfirmProps = { move: Move; onDismiss: () => void; onConfirm: () => void }

function ConfirmMove({ move: { appointment, target }, onDismiss, onConfirm }: ConfirmProps) {
  const { mailsLeave } = usePublicSettings()
  const { date, time, duration, service, price } = appointment
  const current = { barber: barberName(appointment.barber), service, day: date, time, duration, price }
  const next = { ...current, barber: barberName(target.barber), time: minutesToTime(target.start) }
  const isMailed = mailsLeave && contactOf(appointment).email !== null
  return (
    <Dialog onClose={onDismiss} title={moveTexts.title}>
      <div className={dialogStyles['content']}>
        <p>{moveTexts.lead(customerName(appointment) ?? namelessTexts.client)}</p>
        <ChangeTable current={current} next={next} />
        <p className="dim">{isMailed ? moveTexts.told : moveTexts.notTold}</p>
        <div className={dialogStyles['actions']}>
          <Button variant="outline" onClick={onDismiss}>
            {moveTexts.keep}
          </Button>
          <Button onClick={onConfirm} data-autofocus>
            {moveTexts.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** In its new column the card is another element, so the focus must follow. */
function focusCard(id: string): void {
  setTimeout(() => {
    document.querySelector<HTMLElement>(`[data-appointment-id="${CSS.escape(id)}"]`)?.focus()
  }, 50)
}
