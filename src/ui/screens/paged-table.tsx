import type { ComponentProps, ReactNode } from 'react'

import { PagedRows } from './paged-rows.tsx'
import { RowTable } from './row-table.tsx'

type RowsProps<Entry> = ComponentProps<typeof PagedRows<Entry>>

type Props<Column extends string, Entry> = Pick<
  RowsProps<Entry>,
  'query' | 'icon' | 'isFiltered' | 'onPage' | 'height'
> & {
  texts: RowsProps<Entry>['texts'] & { title: string; columns: Readonly<Record<Column, string>> }
  className: string | undefined
  children: (entry: Entry) => ReactNode
}

export function PagedTable<Column extends string, Entry extends { _id: string }>(
  props: Props<Column, Entry>,
) {
  const { className, children, ...paged } = props
  const { title, columns } = paged.texts
  return (
    <PagedRows {...paged}>
      {(rows, isStale) => (
        <RowTable label={title} columns={columns} rows={rows} isStale={isStale} className={className}>
          {children}
        </RowTable>
      )}
    </PagedRows>
  )
}
