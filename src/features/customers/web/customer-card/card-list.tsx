import type { ReactNode } from 'react'

import styles from './customer-card.module.css'

type Props<Row> = {
  title: string
  none: string
  rows: readonly Row[]
  foot?: ReactNode
  children: (row: Row) => ReactNode
}

export function CardList<Row extends { _id: string }>({ title, none, rows, foot, children }: Props<Row>) {
  return (
    <section aria-label={title}>
      <h4 className="label">{title}</h4>
      {rows.length === 0 && <p className="dim">{none}</p>}
      {rows.length > 0 && (
        <ul className={styles['history']}>
          {rows.map((row) => (
            <li key={row._id}>{children(row)}</li>
          ))}
        </ul>
      )}
      {foot}
    </section>
  )
}
