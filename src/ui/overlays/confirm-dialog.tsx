import { Button } from '@mantine/core'

import { Notice } from '../feedback/notice.tsx'
import { BusyButton } from '../forms/busy-button.tsx'
import { Dialog } from './dialog.tsx'

import styles from './confirm-dialog.module.css'

type Props = {
  title: string
  question: string
  /** The thing that it is about, by its name. */
  name?: string
  hint?: string
  confirm: string
  busyLabel?: string
  busy?: boolean
  cancel: string
  /** Why it has not worked. */
  failure?: string | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something cannot be undone. The safe answer has the focus. */
export function ConfirmDialog(props: Props) {
  const { title, question, name, hint, confirm, cancel, failure, onConfirm, onClose } = props
  const { busy = false, busyLabel = confirm } = props
  return (
    <Dialog onClose={onClose} title={title}>
      <div className={styles['content']}>
        <p>{question}</p>
        {name && <p className={styles['name']}>{name}</p>}
        {hint && <p className="dim">{hint}</p>}
        {failure && <Notice kind="error" message={failure} />}
        <div className={styles['actions']}>
          <Button variant="outline" onClick={onClose} data-autofocus>
            {cancel}
          </Button>
          <BusyButton variant="danger" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirm}
          </BusyButton>
        </div>
      </div>
    </Dialog>
  )
}
