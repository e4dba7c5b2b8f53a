import { IconCheck, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'

import { photosTexts as texts } from '../photos.it.ts'
import type { ChosenPhoto } from './use-photos.ts'

import styles from './photos.module.css'

type Props = { photo: ChosenPhoto; isBusy: boolean; onRemove: () => void }

export function Photo({ photo, isBusy, onRemove }: Props) {
  const { file, preview, share, address, fault } = photo
  const [isUnreadable, setIsUnreadable] = useState(false)
  return (
    <li className={styles['photo']} data-fault={fault !== null || undefined}>
      <div className={`plate ${styles['frame']}`}>
        {isUnreadable ? (
          <p>{texts.unreadable}</p>
        ) : (
          <img
            src={preview}
            alt={texts.photo(file.name)}
            className="cover"
            onError={() => setIsUnreadable(true)}
          />
        )}
        <button
          type="button"
          className={styles['remove']}
          aria-label={texts.remove(file.name)}
          disabled={isBusy}
          onClick={onRemove}
        >
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </button>
      </div>
      <p className={styles['name']}>{file.name}</p>
      {address !== null && (
        <p className={styles['state']}>
          <IconCheck size={16} stroke={2.2} aria-hidden />
          {texts.uploaded}
        </p>
      )}
      {address === null && share !== null && (
        <progress className={styles['bar']} max={1} value={share} aria-label={texts.progress(file.name)} />
      )}
      {fault !== null && <p className={styles['fault']}>{fault}</p>}
    </li>
  )
}
