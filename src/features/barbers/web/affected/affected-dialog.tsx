import { Button } from '@mantine/core'

import { Dialog } from '#ui/overlays/dialog.tsx'

import type { AffectedDetails } from '../../barber-changes.contract.ts'
import { scheduleTexts } from '../../barbers-screens.it.ts'
import type { AffectedAnswer } from '../save-or-ask.ts'
import { AffectedList } from './affected-list.tsx'
import { useOutcomes } from './use-reassignment-outcomes.ts'

import styles from './affected.module.css'

const { affected: texts } = scheduleTexts

type Props = {
  barberId: string
  affected: AffectedDetails
  leadOf: (count: number, hasColleagues: boolean) => string
  reason: string
  onAnswer: (answer: AffectedAnswer) => void
}

export function AffectedDialog({ barberId, affected, leadOf, reason, onAnswer }: Props) {
  const { appointments, count } = affected
  const outcomes = useOutcomes(barberId, appointments)
  return (
    <Dialog onClose={() => onAnswer('back')} title={texts.title} width="640px">
      <div className={styles['content']}>
        <p>{leadOf(count, outcomes.colleagues.length > 0)}</p>
        <AffectedList appointments={appointments} outcomes={outcomes} reason={reason} />
        <div className={styles['actions']}>
          <Button variant="outline" onClick={() => onAnswer('back')} data-autofocus>
            {texts.back}
          </Button>
          {outcomes.open.length === 0 ? (
            <Button onClick={() => onAnswer('settled')}>{texts.save}</Button>
          ) : (
            <Button disabled={outcomes.isReassigning} onClick={() => onAnswer('keep')}>
              {texts.keep}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
