import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { buttonLook } from '../theme/button-look.ts'

import styles from './notice.module.css'

export type NoticeKind = 'hint' | 'success' | 'error'

type Props = {
  message: ReactNode
  kind?: NoticeKind
  /** Overrides the default role: 'status' for a hint that appears later, 'presentation' inside a live region. */
  role?: 'status' | 'alert' | 'presentation' | undefined
  title?: string
  action?: ReactNode
  onRetry?: (() => void) | undefined
}

const icons = { hint: IconInfoCircle, success: IconCheck, error: IconAlertTriangle }

const tones = { hint: undefined, success: 'ok', error: 'no' } as const

/** 'alert' interrupts the screen reader, so only errors use it. */
const roles = { hint: undefined, success: 'status', error: 'alert' } as const

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
