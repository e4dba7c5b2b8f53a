import { Button } from '@mantine/core'

import { BusyButton } from '../buttons/busy-button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { Dialog } from './dialog.tsx'
import type { WindowHistory } from './open-windows.ts'

import styles from './confirm-dialog.module.css'

type Props = {
  texts: {
    title: string
    question: string
    hint?: string | undefined
    confirm: string
    busy?: string
    cancel: string
  }
  name?: string
  isBusy?: boolean
  failure?: string | null
  history?: WindowHistory
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({ texts, name, isBusy = false, failure, history, onConfirm, onClose }: Props) {
  return (
    <Dialog onClose={onClose} title={texts.title} {...(history && { history })}>
      <div className={styles['content']}>
        <p>{texts.question}</p>
        {name && <p className={styles['name']}>{name}</p>}
        {texts.hint && <p className="dim">{texts.hint}</p>}
        {failure && <Notice kind="error" message={failure} />}
        <div className={styles['actions']}>
          <Button variant="outline" onClick={onClose} data-autofocus>
            {texts.cancel}
          </Button>
          <BusyButton
            variant="danger"
            isBusy={isBusy}
            busyLabel={texts.busy ?? texts.confirm}
            onClick={onConfirm}
          >
            {texts.confirm}
          </BusyButton>
        </div>
      </div>
    </Dialog>
  )
}
