import { Button } from '@mantine/core'
import { IconCreditCard } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useShopNow } from '#features/settings/web/use-shop-now.ts'
import { FilterChoice, Filters } from '#ui/screens/filters.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'
import { RowList, StackedRows } from '#ui/screens/row-list.tsx'
import { useFilters } from '#ui/screens/use-filters.ts'

import { historyTexts as texts } from '../payments-history.it.ts'
import type { Payment } from '../payments.contract.ts'
import { DayStrip } from './history/day-strip.tsx'
import { PaymentRow } from './history/payment-row.tsx'
import { filtersOf, paymentsQuery } from './history/payments-queries.ts'
import { RefundDialog } from './history/refund-dialog.tsx'
import { StalledRefunds } from './history/stalled-refunds.tsx'

import styles from './history/payments-tab.module.css'

const everyStatus = 'tutti'

type Refunding = { payment: Payment; retried?: Payment['refunds'][number] | undefined }

export default function PaymentsTab() {
  const [query, setFilters] = useFilters()
  const filters = filtersOf(query)
  const status = filters.status ?? (filters.show ? '' : everyStatus)
  const payments = useInfiniteQuery({
    ...paymentsQuery(filters),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
  const { day: today } = useShopNow()
  const [refunding, setRefunding] = useState<Refunding | null>(null)
  return (
    <PanelScreen
      title={texts.title}
      tools={
        <Filters values={{ type: filters.type, status }} onChange={setFilters}>
          <FilterChoice name="type" {...texts.type} choices={texts.types} />
          <FilterChoice
            name="status"
            {...texts.status}
            choices={{ [everyStatus]: texts.allStatuses, ...texts.statuses }}
          />
        </Filters>
      }
    >
      <p className="dim">{texts.lead}</p>
      <StalledRefunds onRefund={(payment, retried) => setRefunding({ payment, retried })} />
      <DayStrip today={today} chosen={filters.date ?? null} onChoose={(day) => setFilters({ day })} />
      <RowList query={payments} rows={payments.data?.pages.flat()} icon={IconCreditCard} texts={texts}>
        {(rows) => (
          <StackedRows label={texts.title} isStale={payments.isPlaceholderData}>
            {rows.map((payment) => (
              <PaymentRow
                key={payment._id}
                payment={payment}
                onRefund={(retried) => setRefunding({ payment, retried })}
              />
            ))}
          </StackedRows>
        )}
      </RowList>
      {payments.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          className={styles['more'] ?? ''}
          onClick={() => void payments.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
      {refunding && <RefundDialog {...refunding} onClose={() => setRefunding(null)} />}
    </PanelScreen>
  )
}
