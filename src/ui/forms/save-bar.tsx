import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { unsavedTexts } from '../editing.it.ts'
import { BusyButton } from './busy-button.tsx'

import styles from './save-bar.module.css'

const { title: changed, discard } = unsavedTexts

type Props = {
  label: string
  busyLabel: string
  isSaving: boolean
  onDiscard: () => void
  /** What went wrong: beside the button that was pressed, where the bar cannot hide it. */
  children?: ReactNode
}

/** Floats over the form that it is part of, as long as something is not saved. */
export function SaveBar({ label, busyLabel, isSaving, onDiscard, children }: Props) {
  return (
    <div className={styles['save']}>
      <div className={styles['fault']}>{children}</div>
      <p>{changed}</p>
      <Button variant="outline" disabled={isSaving} onClick={onDiscard}>
        {discard}
      </Button>
      <BusyButton type="submit" busy={isSaving} busyLabel={busyLabel}>
        {label}
      </BusyButton>
    </div>
  )
}
