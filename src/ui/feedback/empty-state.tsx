import type { ReactNode } from 'react'

import styles from './empty-state.module.css'

type Props = {
  icon: ReactNode
  title: string
  text: string
  action?: ReactNode
}

export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <div className={styles['empty']}>
      <span className={styles['icon']} aria-hidden="true">
        {icon}
      </span>
      <p className="d4">{title}</p>
      <p className="dim">{text}</p>
      {action}
    </div>
  )
}
