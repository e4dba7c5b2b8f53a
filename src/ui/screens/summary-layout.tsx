import { Suspense, type ReactNode } from 'react'

import styles from './summary-layout.module.css'

type Props = {
  children: ReactNode
  /** Stays in sight beside the page; on phones it closes it. */
  summary: ReactNode
  /** What the summary is of. */
  label: string
  /** On phones this stands above the summary, which otherwise closes the page. */
  intro?: ReactNode
  /** On phones: time, price and button at the lower edge. */
  bar?: ReactNode
  /** May set --rows, the space between page and summary on narrow screens. */
  className?: string | undefined
}

/**
 * The boundaries let React take the written page over in pieces, with room for taps in between. What is long brings its own,
 * inside a memo: a page that renders before it has been taken over would have it taken over at once and in one go.
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
