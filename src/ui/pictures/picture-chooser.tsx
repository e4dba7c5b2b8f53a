import { IconCamera } from '@tabler/icons-react'
import { useRef } from 'react'

import { pictureTypes } from '#shared/pictures.ts'

import { ButtonWithIcon } from '../buttons/button-with-icon.tsx'

type Props = { label: string; onChoose: (file: File) => void }

/** The button that asks the device for a picture. */
export function PictureChooser({ label, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
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
          if (file) onChoose(file)
        }}
      />
      <ButtonWithIcon icon={IconCamera} variant="outline" size="sm" onClick={() => input.current?.click()}>
        {label}
      </ButtonWithIcon>
    </>
  )
}
