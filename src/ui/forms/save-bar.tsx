import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { BusyButton } from '../buttons/busy-button.tsx'
import { unsavedTexts } from '../editing.it.ts'
import { Notice } from '../feedback/notice.tsx'

import styles from './save-bar.module.css'

type Props = {
  texts: { save: string; saving: string }
  saving: { isChanged: boolean; isSaving: boolean; failure: string | null; discard: () => void }
  children?: ReactNode
}

export function SaveBar({ texts, saving, children }: Props) {
  const { isChanged, isSaving, failure, discard } = saving
  if (!isChanged) return null
  return (
    <div className={styles['save']}>
      <div className={styles['fault']}>
        {children}
        {failure && <Notice kind="error" message={failure} />}
      </div>
      <p>{unsavedTexts.title}</p>
      <Button variant="outline" disabled={isSaving} onClick={discard}>
        {unsavedTexts.discard}
      </Button>
      <BusyButton type="submit" isBusy={isSaving} busyLabel={texts.saving}>
        {texts.save}
      </BusyButton>
    </div>
  )
}
