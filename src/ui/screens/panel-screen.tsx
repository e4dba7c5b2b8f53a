import type { ReactNode, RefObject } from 'react'

import styles from './panel-screen.module.css'

type Props = {
  title: string
  tools?: ReactNode
  /** For a section that turns into another view, see use-heading-focus.ts. */
  headingRef?: RefObject<HTMLHeadingElement | null>
  /** 2 where the panel's head has the page's title. */
  level?: 1 | 2
  children: ReactNode
}

/** One section of a staff panel: title, tools and content, in the dense layout. */
export function PanelScreen({ title, tools, headingRef, level = 1, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles['screen']}>
      <div className={styles['head']}>
        <Heading className={styles['title']} ref={headingRef} tabIndex={headingRef && -1}>
          {title}
        </Heading>
        {tools}
      </div>
      {children}
    </div>
  )
}
