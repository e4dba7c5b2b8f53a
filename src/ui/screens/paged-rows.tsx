import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from 'react'

import type { Pagination } from '#shared/contracts/pagination.ts'

import { Pager } from './pager.tsx'
import { RowList } from './row-list.tsx'
import { useFilters } from './use-filters.ts'

type ListProps = ComponentProps<typeof RowList>
type PagerProps = ComponentProps<typeof Pager>

type Props<Row> = Pick<ListProps, 'icon' | 'isFiltered' | 'emptyAction' | 'height'> &
  Partial<Pick<PagerProps, 'onPage'>> & {
    texts: ListProps['texts'] & Pick<PagerProps, 'noun'>
    query: ListProps['query'] & {
      data: { data: readonly Row[]; pagination: Pagination } | undefined
      isPlaceholderData: boolean
    }
    /** @param isStale the shown rows are being reloaded */
    children: (rows: readonly Row[], isStale: boolean) => ReactNode
  }

/** A page beyond the end leads to the last one. */
export function PagedRows<Row>({ query, onPage, children, ...shown }: Props<Row>) {
  const [, setFilters] = useFilters()
  const turnTo = onPage ?? ((page: number) => setFilters({ page }))
  const { data, isPlaceholderData } = query
  const isBeyond = data !== undefined && data.pagination.total > 0 && data.data.length === 0
  const goToLast = useEffectEvent(() => data && turnTo(data.pagination.pages))
  useEffect(() => {
    if (isBeyond && !isPlaceholderData) goToLast()
  }, [isBeyond, isPlaceholderData])
  const rows = isBeyond ? undefined : data?.data
  return (
    <>
      <RowList
        {...shown}
        query={{
          isPending: query.isPending || (isBeyond && !query.isError),
          isError: query.isError,
          refetch: query.refetch,
        }}
        rows={rows}
      >
        {(some) => children(some, isPlaceholderData)}
      </RowList>
      {data && rows && rows.length > 0 && (
        <Pager pagination={data.pagination} noun={shown.texts.noun} onPage={turnTo} />
      )}
    </>
  )
}
