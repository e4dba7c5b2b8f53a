import type { ComponentProps, ReactNode } from 'react'

import { StaffHead } from '../components/staff-head.tsx'

import styles from './panel-tab.module.css'

type Props = {
  title: string
  tools?: ReactNode
  form?: ComponentProps<'form'>
  children: ReactNode
}

export function PanelSection({ title, tools, form, children }: Props) {
  const content = (
    <>
      <StaffHead title={title}>{tools}</StaffHead>
      {children}
    </>
  )
  if (!form) return <div className={styles['tab']}>{content}</div>
  return (
    <form {...form} className={styles['tab']}>
      {content}
    </form>
  )
}
