import { IconShoppingCart } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { FilterChoice, Filters, FilterSearch } from '#ui/screens/filters.tsx'
import { PagedTable } from '#ui/screens/paged-table.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'
import { useFilters } from '#ui/screens/use-filters.ts'
import { useOpened } from '#ui/screens/use-opened.ts'

import { adminOrdersTexts as texts, ordersScreenTexts } from '../orders-screens.it.ts'
import { ordersTexts } from '../orders.it.ts'
import { ExportOrders } from './admin/export-orders.tsx'
import { OrderDialog } from './admin/order-dialog.tsx'
import { OrderRow } from './admin/order-row.tsx'
import { filtersOf } from './order-filters.ts'
import { adminOrdersQuery } from './orders-queries.ts'

import styles from './admin/orders-table.module.css'

export default function OrdersTab({ notice }: { notice?: ReactNode }) {
  const [query, setFilters] = useFilters()
  const { status, page } = filtersOf(query)
  const search = query.get('search') ?? ''
  const orders = useQuery({
    ...adminOrdersQuery({ status, page, search: search || undefined }),
    refetchInterval: 30_000,
  })
  const { open, shownOf } = useOpened('order')
  const shown = shownOf(orders.data?.data)
  return (
    <PanelScreen title={texts.title} tools={<ExportOrders />}>
      {notice}
      <Filters values={{ search, status }} onChange={setFilters}>
        <FilterSearch label={texts.search} />
        <FilterChoice
          name="status"
          label={ordersScreenTexts.filter}
          all={ordersScreenTexts.all}
          choices={ordersTexts.statuses}
        />
      </Filters>
      <PagedTable
        query={orders}
        icon={IconShoppingCart}
        texts={texts}
        isFiltered={status !== undefined || search !== ''}
        height={480}
        className={styles['table']}
      >
        {(order) => <OrderRow order={order} onOpen={open} />}
      </PagedTable>
      {shown && <OrderDialog key={shown.id} {...shown} />}
    </PanelScreen>
  )
}
