import { IconBuildingStore, IconSearchOff } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router'

import { productsQuery } from '#features/products/web/shop-queries.ts'
import { pages } from '#shared/pages.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { shopTexts as texts } from '../../shop.it.ts'
import { FirstProducts } from './first-products.tsx'
import { firstScreen } from './grid-placeholder.tsx'
import { ProductList } from './product-list.tsx'
import type { ShopFilters } from './use-shop-filters.ts'

import styles from './product-grid.module.css'

type Props = {
  filters: ShopFilters
  /** Part of another page: shows the first products and a link to all. Its failures are silent (HOME-27). */
  embedded: boolean
  away: ReactNode
}

export function ProductGrid({ filters, embedded, away }: Props) {
  const { search, category, isFiltered, clear } = filters
  const { search: address } = useLocation()
  const list = useInfiniteQuery(productsQuery({ search, category }))
  useEffect(() => {
    if (list.errorUpdatedAt > 0 && !embedded) toasts.error(texts.loadFailed)
  }, [list.errorUpdatedAt, embedded])
  if (list.isError && !list.data && embedded) return away
  if (list.isError && !list.data)
    return <Notice kind="error" message={texts.loadFailed} onRetry={() => void list.refetch()} />
  if (!list.data) return <FirstProducts />
  const found = list.data.pages.flatMap(({ data }) => data)
  const products = embedded ? found.slice(0, firstScreen) : found
  const total = list.data.pages.at(-1)?.pagination.total ?? 0
  return (
    <>
      <ProductList products={products} total={total} embedded={embedded} isStale={list.isPlaceholderData} />
      {products.length === 0 && (isFiltered ? <NoneFound onClear={clear} /> : <NothingSold />)}
      {embedded && total > products.length && (
        <Link to={pages.shop.path + address} {...allLook}>
          {texts.all(total)}
        </Link>
      )}
      {!embedded && list.hasNextPage && (
        <BusyButton
          variant="outline"
          className={styles['more'] ?? ''}
          isBusy={list.isFetchingNextPage}
          busyLabel={texts.loadingMore}
          onClick={() => void list.fetchNextPage()}
        >
          {texts.more}
        </BusyButton>
      )}
    </>
  )
}

const { className, ...look } = buttonLook('outline')
const allLook = { ...look, className: `${className} ${styles['more']}` }

function NoneFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<IconSearchOff size={28} stroke={1.75} />}
      {...texts.noneFound}
      action={
        <button type="button" {...buttonLook('outline')} onClick={onClear}>
          {texts.noFilters}
        </button>
      }
    />
  )
}

function NothingSold() {
  return <EmptyState icon={<IconBuildingStore size={28} stroke={1.75} />} {...texts.nothingSold} />
}
