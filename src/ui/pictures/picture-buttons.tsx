import { Button } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'

import { pictureTypes } from '#shared/pictures.ts'

import { pictureEditorTexts as texts } from '../editing.it.ts'
import { BusyButton } from '../forms/busy-button.tsx'
import type { PictureEditor } from './use-picture-editor.tsx'

import styles from './picture-buttons.module.css'

type Props = {
  editor: PictureEditor
  /** There is one that can be taken away. */
  hasPicture: boolean
}

/** Chooses a picture, or takes it away. */
export function PictureButtons({ editor, hasPicture }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles['buttons']}>
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join(',')}
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again after it was refused.
          target.value = ''
          if (file) editor.choose(file)
        }}
      />
      <Button
        variant="outline"
        size="sm"
        leftSection={<IconCamera size={18} stroke={1.75} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {hasPicture ? texts.change : texts.upload}
      </Button>
      {hasPicture && (
        <BusyButton
          variant="subtle"
          size="sm"
          busy={editor.isRemoving}
          busyLabel={texts.removing}
          onClick={editor.remove}
        >
          <span className={styles['withIcon']}>
            <IconTrash size={18} stroke={1.75} aria-hidden />
            {texts.remove}
          </span>
        </BusyButton>
      )}
    </div>
  )
}
