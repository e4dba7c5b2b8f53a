import type { ReactNode } from 'react'

import { applicationTexts } from '../../application.it.ts'

import styles from './application.module.css'

type Props = { texts: { title: string; lead: string }; children: ReactNode }

export function OptionalPart({ texts, children }: Props) {
  return (
    <section className={styles['part']}>
      <h3 className="d4">
        <span>{texts.title}</span> <small className={styles['optional']}>{applicationTexts.optional}</small>
      </h3>
      <p className="dim">{texts.lead}</p>
      {children}
    </section>
  )
}
