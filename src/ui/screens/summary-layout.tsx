import { Suspense, type ReactNode } from 'react'

import styles from './summary-layout.module.css'

type Props = {
  children: ReactNode
  summary: ReactNode
  label: string
  intro?: ReactNode
  bar?: ReactNode
  /** May set --rows, the space between page and summary on narrow screens. */
  className?: string | undefined
}

/**
 * The boundaries let React hydrate the page in pieces, with room for taps in between. Long content needs its own boundary
 * inside a memo: a render before hydration would hydrate the page at once.
 */
export function SummaryLayout({ children, intro, summary, label, bar, className = '' }: Props) {
  return (
    <div
      className={`wrap ${styles['layout']} ${className}`}
      data-bar={bar !== undefined}
      data-intro={intro !== undefined}
    >
      {intro !== undefined && <div className={styles['intro']}>{intro}</div>}
      <div className={styles['body']}>{children}</div>
      <aside className={styles['summary']} aria-label={label}>
        <Suspense>{summary}</Suspense>
      </aside>
      <Suspense>{bar}</Suspense>
    </div>
  )
}
