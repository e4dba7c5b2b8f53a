import { type ReactNode, useId } from 'react'

import styles from './settings-card.module.css'

type Props = {
  title: string
  lead?: string
  isWide?: boolean
  children: ReactNode
}

export function SettingsCard({ title, lead, isWide = false, children }: Props) {
  const heading = useId()
  return (
    <section className={styles['card']} data-wide={isWide || undefined} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={styles['title']}>
          {title}
        </h2>
        {lead && <p className="dim">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
