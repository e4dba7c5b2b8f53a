import type { ReactNode } from 'react'

import { PanelHead } from './panel-head.tsx'

import styles from './panel.module.css'

type Props = { title: string; lead: string; children: ReactNode }

export function Panel({ title, lead, children }: Props) {
  return (
    <div className={`wrap ${styles['panel']}`}>
      <PanelHead title={title} lead={lead} />
      {children}
    </div>
  )
}
