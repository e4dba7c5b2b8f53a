import type { ReactNode } from 'react'

import styles from './staff-section.module.css'

type Props = {
  title: string
  /** h1 for the whole tab, h2 for a part of it. */
  level?: 'h1' | 'h2'
  id?: string
  /** Counts and buttons at the other end of the line. */
  children?: ReactNode
}

/** A heading with what can be done beside it. */
export function StaffHead({ title, level: Heading = 'h1', id, children }: Props) {
  return (
    <div className={styles['head']}>
      <Heading id={id}>{title}</Heading>
      {children}
    </div>
  )
}
