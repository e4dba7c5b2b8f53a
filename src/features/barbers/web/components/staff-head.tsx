import type { ReactNode } from 'react'

import styles from './staff-section.module.css'

type Props = {
  title: string
  level?: 'h2' | 'h3'
  id?: string
  children?: ReactNode
}

export function StaffHead({ title, level: Heading = 'h2', id, children }: Props) {
  return (
    <div className={styles['head']}>
      <Heading id={id}>{title}</Heading>
      {children}
    </div>
  )
}
