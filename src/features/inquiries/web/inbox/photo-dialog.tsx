import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'

import { Dialog } from '#ui/overlays/dialog.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { inboxScreenTexts } from '../../inbox-screens.it.ts'
import type { InboxFile } from '../../inbox.contract.ts'

import styles from './photo-dialog.module.css'

const { detail: texts } = inboxScreenTexts

type Props = { photos: readonly InboxFile[]; first: number; onClose: () => void }

export function PhotoDialog({ photos, first, onClose }: Props) {
  const [index, setIndex] = useState(first)
  const title = texts.photo(index + 1, photos.length)
  return (
    <Dialog title={title} width="min(1100px, 92vw)" onClose={onClose}>
      <div className={styles['content']}>
        <img className={styles['photo']} src={photos[index]?.link} alt={title} />
        {photos.length > 1 && (
          <div className={styles['buttons']}>
            <button
              type="button"
              {...buttonLook('outline', 'sm')}
              aria-label={texts.previous}
              disabled={index === 0}
              onClick={() => setIndex(index - 1)}
            >
              <IconChevronLeft size={18} stroke={1.75} aria-hidden />
            </button>
            <button
              type="button"
              {...buttonLook('outline', 'sm')}
              aria-label={texts.next}
              disabled={index === photos.length - 1}
              onClick={() => setIndex(index + 1)}
            >
              <IconChevronRight size={18} stroke={1.75} aria-hidden />
            </button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
