import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { buttonLook } from '../theme/button-look.ts'

import styles from './notice.module.css'

export type NoticeKind = 'hint' | 'success' | 'error'

type Props = {
  message: ReactNode
  kind?: NoticeKind
  /** Where the kind's own does not fit: 'status' for a hint that comes later, 'presentation' in a live region. */
  role?: 'status' | 'alert' | 'presentation' | undefined
  title?: string
  action?: ReactNode
  /** Something that could not be shown is tried again. */
  onRetry?: (() => void) | undefined
}

const icons = { hint: IconInfoCircle, success: IconCheck, error: IconAlertTriangle }

const tones = { hint: undefined, success: 'ok', error: 'no' } as const

/** 'alert' interrupts the screen reader: something went wrong. */
const roles = { hint: undefined, success: 'status', error: 'alert' } as const

/** A sentence that stands in the page, with a way on where there is one. */
export function Notice({ message, kind = 'hint', role = roles[kind], title, action, onRetry }: Props) {
  const Icon = icons[kind]
  return (
    <div className={styles['notice']} data-tone={tones[kind]} role={role}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <div className={styles['text']}>
        {title && <p className={styles['title']}>{title}</p>}
        <p>{message}</p>
      </div>
      {action}
      {onRetry && (
        <button type="button" {...buttonLook('outline', 'sm')} onClick={onRetry}>
          Riprova
        </button>
      )}
    </div>
  )
}
