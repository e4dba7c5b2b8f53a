import { Button } from '@mantine/core'

import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { NotesField } from '#ui/forms/notes-field.tsx'
import { Segments } from '#ui/forms/segments.tsx'

import { inboxScreenTexts } from '../../inbox-screens.it.ts'
import { maxNotesLength } from '../../inbox.contract.ts'
import { inboxTexts } from '../../inbox.it.ts'
import type { InquiryEdit } from './use-inquiry-edit.ts'

import styles from './inquiry-panel.module.css'

const { edit: texts } = inboxScreenTexts

export function StateChoice({ edit }: { edit: InquiryEdit }) {
  return (
    <Segments
      label={texts.state}
      choices={inboxTexts.states}
      chosen={edit.state}
      onChoose={edit.setState}
      className={styles['states']}
    />
  )
}

export function InquiryNotes({ edit }: { edit: InquiryEdit }) {
  return (
    <form {...edit.form.props} className={styles['part']}>
      <NotesField edit={edit} texts={texts} maxLength={maxNotesLength} />
      {edit.theirNotes !== '' && (
        <Notice
          role="status"
          title={texts.savedMeanwhile}
          message={<span className={styles['message']}>{edit.theirNotes}</span>}
          action={
            <Button size="sm" variant="outline" onClick={edit.joinNotes}>
              {texts.join}
            </Button>
          }
        />
      )}
      {edit.isChanged && (
        <BusyButton
          size="sm"
          className={styles['save'] ?? ''}
          isBusy={edit.isSaving || edit.isReloading}
          busyLabel={edit.isReloading ? texts.reloading : texts.saving}
          type="submit"
        >
          {texts.save}
        </BusyButton>
      )}
    </form>
  )
}
