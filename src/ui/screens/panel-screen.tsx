import type { ReactNode, RefObject } from 'react'

import styles from './panel-screen.module.css'

type Props = {
  title: string
  tools?: ReactNode
  headingRef?: RefObject<HTMLHeadingElement | null>
  level?: 1 | 2
  children: ReactNode
}

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
