import type { ReactNode } from 'react'

import { StaffHead } from '../components/staff-head.tsx'

import styles from './panel-tab.module.css'

type Props = { title: string; tools?: ReactNode; children: ReactNode }

/** One section of the barber's panel, in the measure of thumbs. */
export function PanelSection({ title, tools, children }: Props) {
  return (
    <div className={styles['tab']}>
      <StaffHead title={title}>{tools}</StaffHead>
      {children}
    </div>
  )
}
