import type { ReactNode } from 'react'

import styles from './picker-section.module.css'

type Props = {
  /** id of the heading, by which the controls inside are labelled */
  headingId: string
  heading: string
  /** What stands at the right end of the heading's line. */
  aside?: ReactNode
  children: ReactNode
}

/** One decision: a heading, where the focus can be led, and its controls. No landmark of its own: a page would have too many. */
export function PickerSection({ headingId, heading, aside, children }: Props) {
  return (
    <section className={styles['section']}>
      <div className={styles['head']}>
        <h2 className="d4" id={headingId} tabIndex={-1}>
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
