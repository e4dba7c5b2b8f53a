import { IconCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import styles from './notice.module.css'

type Props = { kind: 'info' | 'success'; children: ReactNode }

/** A calm sentence above a form: why somebody is here, or what went well. */
export function Notice({ kind, children }: Props) {
  const Icon = kind === 'success' ? IconCheck : IconInfoCircle
  return (
    <div className={styles['notice']} data-kind={kind} role="status">
      <Icon size={20} stroke={2} aria-hidden />
      <p>{children}</p>
    </div>
  )
}
