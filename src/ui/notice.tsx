import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import styles from './notice.module.css'

type Props = {
  children: ReactNode
  /** 'alert' interrupts the screen reader: something went wrong. */
  kind?: 'hint' | 'alert'
  title?: string
  action?: ReactNode
}

/** A sentence that stands in the page, with a way on where there is one. */
export function Notice({ children, kind = 'hint', title, action }: Props) {
  const Icon = kind === 'alert' ? IconAlertTriangle : IconInfoCircle
  return (
    <div className={styles['notice']} data-kind={kind} role={kind === 'alert' ? 'alert' : undefined}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <div className={styles['text']}>
        {title && <p className={styles['title']}>{title}</p>}
        <p>{children}</p>
      </div>
      {action}
    </div>
  )
}
