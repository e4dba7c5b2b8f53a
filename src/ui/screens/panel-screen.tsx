import type { ReactNode, RefObject } from 'react'

import styles from './panel-screen.module.css'

type Props = {
  title: string
  /** What one can do here, beside the title. */
  tools?: ReactNode
  /** For a section that turns into another one, see use-heading-focus.ts. */
  headingRef?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

/** One section of a staff panel: its title, its tools and its content in the dense measure of the staff. */
export function PanelScreen({ title, tools, headingRef, children }: Props) {
  return (
    <div className={styles['screen']}>
      <div className={styles['head']}>
        <h1 className={styles['title']} ref={headingRef} tabIndex={headingRef && -1}>
          {title}
        </h1>
        {tools}
      </div>
      {children}
    </div>
  )
}
