import { IconTrash } from '@tabler/icons-react'

import { BusyButton } from '../buttons/busy-button.tsx'
import { pictureEditorTexts as texts } from '../editing.it.ts'
import { PictureChooser } from './picture-chooser.tsx'
import type { PictureEditor } from './use-picture-editor.tsx'

import styles from './picture-buttons.module.css'

type Props = {
  editor: PictureEditor
  hasPicture: boolean
}

export function PictureButtons({ editor, hasPicture }: Props) {
  return (
    <div className={styles['buttons']}>
      <PictureChooser label={hasPicture ? texts.change : texts.upload} onChoose={editor.choose} />
      {hasPicture && (
        <BusyButton
          variant="subtle"
          size="sm"
          isBusy={editor.isRemoving}
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
