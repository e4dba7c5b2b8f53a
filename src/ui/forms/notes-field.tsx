import '@mantine/core/styles/Input.layer.css'
import { Button, Textarea } from '@mantine/core'

import { Notice } from '../feedback/notice.tsx'

type Props = {
  form: { getInputProps: (name: 'notes') => object; key: (name: 'notes') => string }
  texts: { notes: string; notesHint: string; reload: string }
  maxLength: number
  /** Why they could not be saved. */
  failure: { message: string; isConflict: boolean } | null
  /** Shows what somebody else has saved meanwhile. */
  onReload: () => void
}

/** Notes that the staff keeps about something. */
export function NotesField({ form, texts, maxLength, failure, onReload }: Props) {
  return (
    <>
      <Textarea
        {...form.getInputProps('notes')}
        key={form.key('notes')}
        required={false}
        label={texts.notes}
        description={texts.notesHint}
        inputWrapperOrder={['label', 'input', 'description']}
        maxLength={maxLength}
        rows={3}
      />
      {failure && (
        <Notice
          kind="error"
          message={failure.message}
          action={
            failure.isConflict && (
              <Button size="sm" variant="outline" onClick={onReload}>
                {texts.reload}
              </Button>
            )
          }
        />
      )}
    </>
  )
}
