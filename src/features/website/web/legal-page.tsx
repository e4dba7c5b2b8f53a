import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { pages } from '#shared/pages.ts'
import { Fade } from '#ui/display/fade.tsx'

import styles from './legal-page.module.css'

type Props = { title: string; lead?: string; home: string; children: ReactNode }

export function LegalPage({ title, lead, home, children }: Props) {
  return (
    <article className={`wrap ${styles['page']}`}>
      <Link to={pages.home.path} className={styles['home']}>
        <IconArrowLeft size={20} stroke={1.75} aria-hidden />
        <span>{home}</span>
      </Link>
      <header className={styles['head']}>
        <Fade />
        <h1 className="d2">{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </header>
      {children}
    </article>
  )
}
