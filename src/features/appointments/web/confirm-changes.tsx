import { Button } from '@mantine/core'

import { centimesToChf, chfToCentimes, formatChf } from '#shared/money.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { focusWhenShown } from '#ui/forms/focus.ts'

import { editTexts } from '../appointments-screens.it.ts'
import { moneyOfMove } from '../money.rules.ts'
import { ChangeTable, type Version } from './change-table.tsx'
import type { MovableAppointment } from './use-move.ts'

import styles from '#ui/overlays/dialog-content.module.css'

type Props = {
  current: Version
  next: Version
  payment: MovableAppointment['payment']
  failure: string | null
  isSending: boolean
  onBack: () => void
  onConfirm: () => void
}

export function ConfirmChanges({ current, next, payment, failure, isSending, onBack, onConfirm }: Props) {
  return (
    <div className={styles['content']}>
      <p className="dim" tabIndex={-1} ref={focusWhenShown}>
        {editTexts.confirmLead}
      </p>
      <ChangeTable current={current} next={next} />
      {moneyLines(current.price, next.price, payment).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {failure && <Notice kind="error" message={failure} />}
      <div className={styles['actions']}>
        <Button variant="outline" onClick={onBack}>
          {editTexts.back}
        </Button>
        <BusyButton isBusy={isSending} busyLabel={editTexts.sending} onClick={onConfirm}>
          {editTexts.confirm}
        </BusyButton>
      </div>
    </div>
  )
}

function moneyLines(
  price: number,
  nextPrice: number,
  { kept, keptCash, gestures }: MovableAppointment['payment'],
): string[] {
  if (kept === 0 || nextPrice === price) return []
  const money = moneyOfMove(
    {
      kept: chfToCentimes(kept),
      cash: chfToCentimes(keptCash),
      gestures: chfToCentimes(gestures),
    },
    chfToCentimes(nextPrice),
  )
  const { stillDue, online, cash } = editTexts.money
  const say = (centimes: number, sentence: (amount: string) => string) =>
    centimes > 0 ? [sentence(formatChf(centimesToChf(centimes)))] : []
  return [...say(money.due, stillDue), ...say(money.online, online), ...say(money.cash, cash)]
}
