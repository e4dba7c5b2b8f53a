import type { ReactNode } from 'react'

import styles from './picker/picker-section.module.css'

type Props = {
  headingId: string
  heading: string
  aside?: ReactNode
  children: ReactNode
}

/** One decision: a heading that can take the focus, and its controls. No landmark, because a page would have too many. */
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
