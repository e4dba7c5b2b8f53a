import { IconChartBar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'

import { staffBarbersQuery } from '#features/barbers/web/barber-queries.ts'
import { formatChf } from '#shared/money.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { FilterChoice, Filters } from '#ui/screens/filters.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'

import { spanLabel, statisticsScreenTexts as texts } from '../statistics-screens.it.ts'
import { allCustomers, returningCustomers } from '../statistics-view.rules.ts'
import type { AdminStatistics } from '../statistics.contract.ts'
import { AdminCharts } from './admin-charts.tsx'
import { compared } from './compared.ts'
import { type Kpi, KpiRow } from './kpi-row.tsx'
import { ShopFigures } from './shop-figures.tsx'
import { useAdminStatistics } from './statistics-queries.ts'
import { TimeframeChoice } from './timeframe-choice.tsx'
import { useTimeframe } from './use-timeframe.ts'

import styles from './statistics.module.css'

export default function StatisticsTab() {
  const { timeframe, barberId, change } = useTimeframe()
  const barbers = useQuery(staffBarbersQuery)
  const statistics = useAdminStatistics(timeframe, barberId)
  const names = Object.fromEntries(
    (barbers.data ?? []).map(({ _id, firstName, lastName }) => [_id, `${firstName} ${lastName}`]),
  )
  return (
    <PanelScreen
      title={texts.title}
      tools={
        <Filters values={{ barberId }} onChange={change}>
          <TimeframeChoice timeframe={timeframe} onChange={(next) => change({ timeframe: next })} />
          <FilterChoice name="barberId" {...texts.barber} choices={names} />
        </Filters>
      }
    >
      {statistics.isError && (
        <Notice kind="error" message={texts.loadFailed} onRetry={() => void statistics.refetch()} />
      )}
      {statistics.isPending && <FadeSkeleton block height={420} />}
      {statistics.data && !statistics.isError && (
        <Figures statistics={statistics.data} isStale={statistics.isPlaceholderData} />
      )}
    </PanelScreen>
  )
}

function Figures({ statistics, isStale }: { statistics: AdminStatistics; isStale: boolean }) {
  const { summary, startDate, endDate } = statistics
  return (
    <>
      <p className={styles['span']}>{spanLabel(startDate, endDate)}</p>
      <KpiRow kpis={kpisOf(statistics)} />
      {summary.appointments + summary.cancelled === 0 ? (
        <EmptyState
          icon={<IconChartBar size={28} stroke={1.75} />}
          title={texts.emptyTitle}
          text={texts.empty}
        />
      ) : (
        <AdminCharts statistics={statistics} isStale={isStale} />
      )}
      {statistics.shop && <ShopFigures shop={statistics.shop} timeframe={statistics.timeframe} />}
    </>
  )
}

function kpisOf({ timeframe, summary, customerRetention }: AdminStatistics): Kpi[] {
  return [
    {
      label: texts.kpi.appointments,
      value: String(summary.appointments),
      note: compared(timeframe, summary.appointments, summary.previousAppointments),
    },
    {
      label: texts.kpi.revenue,
      value: formatChf(summary.revenue),
      note: compared(timeframe, summary.revenue, summary.previousRevenue),
    },
    { label: texts.kpi.cancelled, value: String(summary.cancelled) },
    {
      label: texts.kpi.returning,
      value: String(returningCustomers(customerRetention)),
      note: texts.kpi.ofAll(allCustomers(customerRetention)),
    },
  ]
}
