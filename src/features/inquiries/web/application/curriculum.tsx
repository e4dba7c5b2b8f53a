import { IconFileText, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'

import { IconButton } from '#ui/buttons/icon-button.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { applicationTexts } from '../../application.it.ts'
import { OptionalPart } from './optional-part.tsx'
import type { Application } from './use-application.ts'

import styles from './application.module.css'

const { cv: texts } = applicationTexts

export function Curriculum({ application: { curriculum, say } }: { application: Application }) {
  const input = useRef<HTMLInputElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const { paper } = curriculum
  return (
    <OptionalPart texts={texts}>
      <input
        ref={input}
        type="file"
        accept="application/pdf"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) say(curriculum.choose(file))
          target.value = ''
        }}
      />
      <div className="row">
        {paper && <span className={styles['document']}>{paper.file.name}</span>}
        {paper && (
          <IconButton
            icon={IconTrash}
            size={20}
            label={texts.remove(paper.file.name)}
            onClick={() => {
              curriculum.remove()
              add.current?.focus()
            }}
          />
        )}
        <button ref={add} type="button" {...buttonLook('outline')} onClick={() => input.current?.click()}>
          <IconFileText size={20} stroke={1.75} aria-hidden />
          <span>{paper ? texts.change : texts.add}</span>
        </button>
      </div>
    </OptionalPart>
  )
}
