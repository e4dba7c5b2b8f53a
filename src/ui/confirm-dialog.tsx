import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { BusyButton } from './busy-button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'
import { ErrorBlock } from './error-block.tsx'

type Props = {
  title: string
  /** What will happen, naming the thing. */
  children: ReactNode
  confirm: { label: string; busyLabel: string }
  busy: boolean
  /** Why it did not work; the dialog stays. */
  error?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is gone for good. */
export function ConfirmDialog({ title, children, confirm, busy, error, onConfirm, onClose }: Props) {
  return (
    <Dialog onClose={onClose} title={title}>
      <div className={styles['content']}>
        {children}
        {error !== undefined && <ErrorBlock message={error} />}
        <div className={styles['actions']}>
          <Button variant="outline" onClick={onClose} data-autofocus>
            Annulla
          </Button>
          <BusyButton variant="danger" busy={busy} busyLabel={confirm.busyLabel} onClick={onConfirm}>
            {confirm.label}
          </BusyButton>
        </div>
      </div>
    </Dialog>
  )
}
