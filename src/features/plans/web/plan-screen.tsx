import type { ReactNode } from 'react'

import { useHeadingFocus } from '#ui/browser/use-heading-focus.ts'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'

import styles from './plan-screen.module.css'

export type Place = 'page' | 'panel'

type Props = {
  place: Place
  title: string
  lead?: string | undefined
  tools?: ReactNode
  isNew?: boolean
  isBusy?: boolean
  children?: ReactNode
}

export function PlanScreen({ place, title, lead, tools, isNew = false, isBusy = false, children }: Props) {
  const heading = useHeadingFocus(title, { isNew })
  if (place === 'panel') {
    return (
      <PanelScreen title={title} tools={tools} headingRef={heading}>
        {lead && <p className="dim">{lead}</p>}
        <div className={styles['content']} aria-busy={isBusy}>
          {children}
        </div>
      </PanelScreen>
    )
  }
  return (
    <div className={`wrap ${styles['page']}`} aria-busy={isBusy}>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <h1 className="d2" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {tools}
      </div>
      <div className={styles['content']}>{children}</div>
    </div>
  )
}
