import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { EmptyState } from '../feedback/empty-state.tsx'
import { FadeSkeleton } from '../feedback/fade-skeleton.tsx'
import { Notice } from '../feedback/notice.tsx'

import styles from './row-list.module.css'

type Props<Row> = {
  query: { isPending: boolean; isError: boolean; refetch: () => Promise<unknown> }
  rows: readonly Row[] | undefined
  icon: Icon
  texts: {
    loadFailed: string
    emptyTitle: string
    emptyTitleFiltered?: string
    empty: string
    emptyFiltered?: string
  }
  emptyAction?: ReactNode
  isFiltered?: boolean
  height?: number
  children: (rows: readonly Row[]) => ReactNode
}

export function RowList<Row>(props: Props<Row>) {
  const { query, rows, icon: Picture, texts, emptyAction, isFiltered = false, height = 320, children } = props
  return (
    <>
      {query.isPending && <FadeSkeleton block height={height} />}
      {query.isError && (
        <Notice kind="error" message={texts.loadFailed} onRetry={() => void query.refetch()} />
      )}
      {rows?.length === 0 && (
        <EmptyState
          icon={<Picture size={28} stroke={1.75} />}
          title={(isFiltered && texts.emptyTitleFiltered) || texts.emptyTitle}
          text={(isFiltered && texts.emptyFiltered) || texts.empty}
          action={isFiltered ? undefined : emptyAction}
        />
      )}
      {rows && rows.length > 0 && children(rows)}
    </>
  )
}

type StackProps = {
  label: string
  isStale: boolean
  children: ReactNode
}

export function StackedRows({ label, isStale, children }: StackProps) {
  return (
    <ol className={styles['stack']} aria-label={label} data-stale={isStale}>
      {children}
    </ol>
  )
}
