import { IconPhotoPlus } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'

import { buttonLook } from '#ui/theme/button-look.ts'

import { photosTexts as texts } from '../photos.it.ts'
import { photoTypes } from '../photos.rules.ts'
import { Photo } from './photo.tsx'
import type { Photos as PhotosOfForm } from './use-photos.ts'

import styles from './photos.module.css'

type Props = {
  photos: PhotosOfForm
  heading: ReactNode
  lead: string
  isBusy: boolean
  onChoose: (fault: string | null) => void
  children?: ReactNode
}

/** HIRE-24 to HIRE-26: errors show as soon as a photo is chosen. */
export function Photos({ photos, heading, lead, isBusy, onChoose, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const [isOver, setIsOver] = useState(false)
  const { list, most, areGone } = photos

  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])]
    if (chosen.length > 0 && !isBusy) onChoose(photos.add(chosen))
  }

  return (
    <section
      className={styles['box']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(!isBusy)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <div className={styles['head']}>
        {heading}
        <p className="num dim">{texts.count(list.length, most)}</p>
      </div>
      <p className="dim">{lead}</p>
      {areGone && <p className={styles['gone']}>{texts.chooseAgain}</p>}
      {list.length > 0 && (
        <ul className={styles['photos']}>
          {list.map((photo) => (
            <Photo
              key={photo.key}
              photo={photo}
              isBusy={isBusy}
              onRemove={() => {
                photos.remove(photo.key)
                add.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        accept={photoTypes.join(',')}
        multiple
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          take(target.files)
          // Lets the browser report the same file again after it was refused.
          target.value = ''
        }}
      />
      <div className="row">
        <button
          ref={add}
          type="button"
          {...buttonLook('outline')}
          data-place="photos"
          disabled={isBusy}
          aria-disabled={list.length >= most || undefined}
          onClick={() => input.current?.click()}
        >
          <IconPhotoPlus size={20} stroke={1.75} aria-hidden />
          {texts.add}
        </button>
        <span className={`dim ${styles['drop']}`}>{texts.drop}</span>
      </div>
      {children}
    </section>
  )
}
