import { type ReactNode, useId } from 'react'

import styles from './chart-card.module.css'

type Props = { title: string; hint?: string; children: ReactNode }

export function ChartCard({ title, hint, children }: Props) {
  const heading = useId()
  return (
    <section className={styles['card']} aria-labelledby={heading}>
      <h2 id={heading} className={styles['title']}>
        <span>{title}</span> {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
      </h2>
      {children}
    </section>
  )
}
