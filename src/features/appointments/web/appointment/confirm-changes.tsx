import { Button } from '@mantine/core'

import { editTexts } from '#features/appointments/appointments-screens.it.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { focusWhenShown } from '#ui/forms/focus.ts'

import { ChangeTable, type Version } from './change-table.tsx'

import styles from '#ui/overlays/dialog-content.module.css'

type Props = {
  current: Version
  next: Version
  failure: string | null
  isSending: boolean
  onBack: () => void
  onConfirm: () => void
}

export function ConfirmChanges({ current, next, failure, isSending, onBack, onConfirm }: Props) {
  return (
    <div className={styles['content']}>
      <p className="dim" tabIndex={-1} ref={focusWhenShown}>
        {editTexts.confirmLead}
      </p>
      <ChangeTable current={current} next={next} />
      {failure && <Notice kind="error" message={failure} />}
      <div className={styles['actions']}>
        <Button variant="outline" onClick={onBack}>
          {editTexts.back}
        </Button>
        <BusyButton busy={isSending} busyLabel={editTexts.sending} onClick={onConfirm}>
          {editTexts.confirm}
        </BusyButton>
      </div>
    </div>
  )
}
