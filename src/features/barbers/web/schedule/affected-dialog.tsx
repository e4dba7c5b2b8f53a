import { Button } from '@mantine/core'
import { useState } from 'react'

import { Dialog } from '#ui/dialog.tsx'

import { scheduleTexts } from '../../barbers-screens.it.ts'
import type { AffectedDetails } from '../../staff.contract.ts'
import styles from './affected-dialog.module.css'
import { AffectedItem } from './affected-item.tsx'

const { affected: texts } = scheduleTexts

type Props = {
  affected: AffectedDetails
  lead: string
  /** What is told to a customer whose appointment is cancelled here. */
  reason: string
  onKeep: () => void
  onBack: () => void
}

/** Before hours or vacations are saved over them: the appointments, each to keep or to cancel. */
export function AffectedDialog({ affected, lead, reason, onKeep, onBack }: Props) {
  const [cancelled, setCancelled] = useState<ReadonlySet<string>>(new Set())
  const isNoneLeft = affected.appointments.every(({ _id }) => cancelled.has(_id))
  return (
    <Dialog onClose={onBack} title={texts.title} width="640px">
      <div className={styles['content']}>
        <p>{lead}</p>
        <ul className={styles['list']}>
          {affected.appointments.map((appointment) => (
            <AffectedItem
              key={appointment._id}
              appointment={appointment}
              reason={reason}
              isCancelled={cancelled.has(appointment._id)}
              onCancelled={() => setCancelled((before) => new Set(before).add(appointment._id))}
            />
          ))}
        </ul>
        <div className={styles['actions']}>
          <Button variant="outline" onClick={onBack} data-autofocus>
            {texts.back}
          </Button>
          <Button onClick={onKeep}>{isNoneLeft ? texts.save : texts.keep}</Button>
        </div>
      </div>
    </Dialog>
  )
}
