import type { ReactNode } from 'react'

import { summaryTexts } from '#features/booking/booking-screens.it.ts'

import styles from './booking-layout.module.css'

type Props = {
  children: ReactNode
  /** Stays in sight beside the page; on phones it closes it. */
  summary: ReactNode
  /** On phones the summary opens the page instead of closing it. */
  isSummaryFirst?: boolean
  /** On phones: time, price and button at the lower edge. */
  bar?: ReactNode
}

export function BookingLayout({ children, summary, isSummaryFirst = false, bar }: Props) {
  return (
    <div className={`wrap ${styles['layout']}`} data-bar={bar !== undefined}>
      <div>{children}</div>
      <aside className={styles['summary']} data-first={isSummaryFirst} aria-label={summaryTexts.label}>
        {summary}
      </aside>
      {bar}
    </div>
  )
}
