import { Button } from '@mantine/core'

import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

import type { AffectedDetails } from '../../barber-changes.contract.ts'
import { barbersTabTexts, scheduleTexts } from '../../barbers-screens.it.ts'
import type { Barber } from '../../barbers.contract.ts'
import { barbersTexts } from '../../barbers.it.ts'
import { AffectedList } from '../affected/affected-list.tsx'
import { useOutcomes } from '../affected/use-reassignment-outcomes.ts'

import styles from '../affected/affected.module.css'

const { remove: texts } = barbersTabTexts

type Props = {
  barber: Barber
  affected: AffectedDetails
  failure: string | null
  isRemoving: boolean
  isDeactivating: boolean
  onRemove: () => void
  onDeactivate: () => void
  onClose: () => void
}

export function BlockingAppointments({ barber, affected: { appointments }, ...props }: Props) {
  const { failure, isRemoving, isDeactivating, onRemove, onDeactivate, onClose } = props
  const outcomes = useOutcomes(barber._id, appointments)
  const isFree = outcomes.open.length === 0
  return (
    <Dialog
      onClose={onClose}
      title={barbersTabTexts.list.removeOf(`${barber.firstName} ${barber.lastName}`)}
      width="640px"
    >
      <div className={styles['content']}>
        <p role="alert">{isFree ? texts.free : barbersTexts.hasAppointments(outcomes.open.length)}</p>
        <AffectedList
          appointments={appointments}
          outcomes={outcomes}
          reason={scheduleTexts.affected.reason.admin}
        />
        {failure && <Notice kind="error" message={failure} />}
        <div className={styles['actions']}>
          <Button variant="outline" onClick={onClose} data-autofocus>
            {texts.cancel}
          </Button>
          {barber.isActive && (
            <BusyButton
              {...(isFree ? { variant: 'outline' } : {})}
              isBusy={isDeactivating}
              busyLabel={texts.deactivating}
              onClick={onDeactivate}
            >
              {texts.deactivate}
            </BusyButton>
          )}
          {isFree && (
            <BusyButton variant="danger" isBusy={isRemoving} busyLabel={texts.busy} onClick={onRemove}>
              {texts.confirm}
            </BusyButton>
          )}
        </div>
      </div>
    </Dialog>
  )
}
