import '@mantine/core/styles/Input.layer.css'
import { Button, Textarea } from '@mantine/core'

import { Notice } from '../feedback/notice.tsx'

type Props = {
  edit: {
    form: { getInputProps: (name: 'notes') => object; key: (name: 'notes') => string }
    failure: { message: string; isConflict: boolean } | null
    reload: () => unknown
  }
  texts: { notes: string; notesHint: string; reload: string }
  maxLength: number
}

export function NotesField({ edit: { form, failure, reload }, texts, maxLength }: Props) {
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
              <Button size="sm" variant="outline" onClick={() => void reload()}>
                {texts.reload}
              </Button>
            )
          }
        />
      )}
    </>
  )
}
