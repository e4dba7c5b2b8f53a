import { type CSSProperties, Fragment, type ReactNode } from 'react'

import styles from './row-table.module.css'

type TableProps<Column extends string, Entry> = {
  label: string
  columns: Readonly<Record<Column, string>>
  isStale?: boolean
  /** Must set --columns, --line-padding and --line-gap for each width, and on narrow screens --areas, by the columns' names. */
  className: string | undefined
  rows: readonly Entry[]
  children: (entry: Entry) => ReactNode
}

/** A table by ARIA roles: on narrow screens the cells are rearranged, which real table cells do not allow. */
export function RowTable<Column extends string, Entry extends { _id: string }>({
  label,
  columns,
  isStale = false,
  className,
  rows,
  children,
}: TableProps<Column, Entry>) {
  return (
    <div role="table" aria-label={label} className={`${styles['table']} ${className}`} data-stale={isStale}>
      <div role="row" className={`${styles['line']} ${styles['head']}`}>
        {Object.entries<string>(columns).map(([column, heading]) => (
          <div key={column} role="columnheader" data-column={column}>
            {heading}
          </div>
        ))}
      </div>
      {rows.map((entry) => (
        <Fragment key={entry._id}>{children(entry)}</Fragment>
      ))}
    </div>
  )
}

type RowProps = {
  className?: string | undefined
  tone?: string
  children: ReactNode
}

export function TableRow({ className = '', tone, children }: RowProps) {
  const pole = tone === undefined ? '' : 'state-pole'
  return (
    <div role="row" className={`${styles['line']} ${styles['row']} ${pole} ${className}`} data-tone={tone}>
      {children}
    </div>
  )
}

type CellProps = { column: string; className?: string | undefined; children: ReactNode }

export function TableCell({ column, className = '', children }: CellProps) {
  const place: CSSProperties & Record<'--area', string> = { '--area': column }
  return (
    <div role="cell" className={`${styles['cell']} ${className}`} style={place} data-column={column}>
      {children}
    </div>
  )
}

export function FigureCell(props: Pick<CellProps, 'column' | 'children'>) {
  return <TableCell {...props} className="num" />
}

type NameProps = { name: string; label: string; onOpen: () => void }

export function RowName({ name, label, onOpen }: NameProps) {
  return (
    <button type="button" className={styles['name']} aria-label={label} onClick={onOpen}>
      {name}
    </button>
  )
}
