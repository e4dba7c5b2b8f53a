import { IconCamera } from '@tabler/icons-react'
import { useRef } from 'react'

import { pictureTypes } from '#shared/pictures.ts'

import { ButtonWithIcon } from '../buttons/button-with-icon.tsx'

type Props = { label: string; onChoose: (file: File) => void }

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
          // Lets the person choose the same file again after a refusal.
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
