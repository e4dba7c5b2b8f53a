import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { IconShoppingBag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'

import { pages } from '#shared/pages.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { messageOf } from '#ui/http/http-client.ts'
import { useFilters } from '#ui/screens/use-filters.ts'
import { useOpened } from '#ui/screens/use-opened.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { orderHistoryTexts as texts, ordersScreenTexts } from '../orders-screens.it.ts'
import { ordersTexts } from '../orders.it.ts'
import { orderStatuses } from '../orders.rules.ts'
import { HistoryPages } from './history-pages.tsx'
import { OrderCard } from './order-card.tsx'
import { filtersOf } from './order-filters.ts'
import { ownOrdersQuery } from './orders-queries.ts'
import { OwnOrderDialog } from './own-order-dialog.tsx'

import styles from './order-history.module.css'

/** OHIST-14. */
const limit = 10

/** D-SHOP-15. */
const statusChoices = [
  { value: '', label: ordersScreenTexts.all },
  ...orderStatuses.map((value) => ({ value, label: ordersTexts.statuses[value] })),
]

/** S2 §2.8. */
export default function OrderHistory() {
  const [query, setFilters] = useFilters()
  const { status, page } = filtersOf(query)
  const orders = useQuery(ownOrdersQuery({ status, page, limit }))
  const { error } = orders
  useEffect(() => {
    if (error) toasts.error(messageOf(error, ordersScreenTexts.loadFailed))
  }, [error])
  const shown = orders.data
  const { open, shownOf } = useOpened('order')
  const opened = shownOf(shown?.data)
  const isBeyond = shown !== undefined && shown.data.length === 0 && shown.pagination.total > 0
  return (
    <section className={styles['history']} aria-labelledby="ordini">
      <div className={styles['head']}>
        <div>
          <h2 id="ordini" className="d3">
            {texts.title}
          </h2>
          {shown && (
            <p className="dim" role="status">
              {texts.total}: <b className="num">{shown.pagination.total}</b>
            </p>
          )}
        </div>
        <NativeSelect
          aria-label={ordersScreenTexts.filter}
          value={status ?? ''}
          onChange={(event) => setFilters({ status: event.currentTarget.value })}
          data={statusChoices}
        />
      </div>
      {orders.isPending && <FadeSkeleton block height={320} />}
      {orders.isError && !shown && (
        <Notice
          kind="error"
          role="presentation"
          message={ordersScreenTexts.loadFailed}
          onRetry={() => void orders.refetch()}
        />
      )}
      {shown?.pagination.total === 0 && (
        <Nothing isFiltered={status !== undefined} onShowAll={() => setFilters({ status: null })} />
      )}
      {shown && shown.data.length > 0 && (
        <ul className={styles['list']} data-stale={orders.isPlaceholderData}>
          {shown.data.map((order) => (
            <OrderCard key={order._id} order={order} onOpen={() => open(order._id)} />
          ))}
        </ul>
      )}
      {isBeyond && (
        <Notice
          message={texts.noSuchPage}
          action={
            <button type="button" {...buttonLook('outline', 'sm')} onClick={() => setFilters({ page: 1 })}>
              {texts.firstPage}
            </button>
          }
        />
      )}
      {shown && <HistoryPages {...shown.pagination} onPage={(next) => setFilters({ page: next })} />}
      {opened && <OwnOrderDialog key={opened.id} {...opened} />}
    </section>
  )
}

/** OHIST-07. */
function Nothing({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  const [title, text] = isFiltered
    ? [texts.emptyFiltered, texts.emptyFilteredHint]
    : [texts.empty, texts.emptyHint]
  const action = isFiltered ? (
    <button type="button" {...buttonLook('outline')} onClick={onShowAll}>
      {texts.showAll}
    </button>
  ) : (
    <Link to={pages.shop.path} {...buttonLook()}>
      {texts.toShop}
    </Link>
  )
  const icon = <IconShoppingBag size={28} stroke={1.75} />
  return <EmptyState icon={icon} title={title} text={text} action={action} />
}
