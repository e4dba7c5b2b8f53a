import { Button } from '@mantine/core'

import { Dialog } from '#ui/dialog.tsx'

import { scheduleTexts } from '../../barbers-screens.it.ts'
import type { AffectedDetails } from '../../staff.contract.ts'
import { AffectedList } from './affected-list.tsx'
import styles from './affected.module.css'
import { useFates } from './use-fates.ts'

const { affected: texts } = scheduleTexts

type Props = {
  /** Whose appointments they are. */
  barberId: string
  affected: AffectedDetails
  lead: string
  /** What is told to a customer whose appointment is cancelled here. */
  reason: string
  onKeep: () => void
  onBack: () => void
}

/** Before hours or vacations are saved over them: the appointments, each to keep, to give away or to cancel. */
export function AffectedDialog({
  barberId,
  affected: { appointments },
  lead,
  reason,
  onKeep,
  onBack,
}: Props) {
  const fates = useFates(barberId, appointments)
  return (
    <Dialog onClose={onBack} title={texts.title} width="640px">
      <div className={styles['content']}>
        <p>{lead}</p>
        <AffectedList appointments={appointments} fates={fates} reason={reason} />
        <div className={styles['actions']}>
          <Button variant="outline" onClick={onBack} data-autofocus>
            {texts.back}
          </Button>
          <Button onClick={onKeep}>{fates.open.length === 0 ? texts.save : texts.keep}</Button>
        </div>
      </div>
    </Dialog>
  )
}
