import { IconChartBar } from '@tabler/icons-react'

import { useOwnBarber } from '#features/barbers/web/use-own-barber.ts'
import { formatChf } from '#shared/money.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'

import { changeLabel, statisticsScreenTexts as texts } from '../statistics-screens.it.ts'
import { percentChange } from '../statistics-view.rules.ts'
import type { BarberStatistics, Timeframe } from '../statistics.contract.ts'
import { Columns } from './charts/columns.tsx'
import { countPoint, namedPoint, revenuePoint } from './charts/points.ts'
import { Shares } from './charts/shares.tsx'
import { type Kpi, KpiRow } from './kpi-row.tsx'
import { useBarberStatistics } from './statistics-queries.ts'
import { TimeframeChoice } from './timeframe-choice.tsx'
import { useTimeframe } from './use-timeframe.ts'

import styles from './statistics.module.css'

const { charts, columns, kpi } = texts

export default function BarberStatisticsTab() {
  const { timeframe, change } = useTimeframe()
  const { barber } = useOwnBarber()
  return (
    <PanelScreen
      title={texts.title}
      level={2}
      tools={<TimeframeChoice timeframe={timeframe} onChange={(next) => change({ timeframe: next })} />}
    >
      {barber ? <Figures barberId={barber._id} timeframe={timeframe} /> : <FadeSkeleton block height={420} />}
    </PanelScreen>
  )
}

function Figures({ barberId, timeframe }: { barberId: string; timeframe: Timeframe }) {
  const statistics = useBarberStatistics(barberId, timeframe)
  if (statistics.isError)
    return <Notice kind="error" message={texts.loadFailed} onRetry={() => void statistics.refetch()} />
  if (!statistics.data) return <FadeSkeleton block height={420} />
  return (
    <>
      <KpiRow kpis={kpisOf(statistics.data, timeframe)} />
      {statistics.data.appointments.total === 0 ? (
        <EmptyState
          icon={<IconChartBar size={28} stroke={1.75} />}
          title={texts.emptyTitle}
          text={texts.emptyBarber}
        />
      ) : (
        <Charts statistics={statistics.data} timeframe={timeframe} isStale={statistics.isPlaceholderData} />
      )}
    </>
  )
}

type ChartsProps = { statistics: BarberStatistics; timeframe: Timeframe; isStale: boolean }

function Charts({ statistics, timeframe, isStale }: ChartsProps) {
  const period = timeframe === 'year' ? columns.month : columns.day
  return (
    <div className={styles['charts']} data-stale={isStale}>
      <Columns
        name={charts.appointments}
        points={statistics.appointmentsByPeriod.map(({ period: at, count }) => countPoint(at, count))}
        columns={[period, columns.appointments]}
      />
      <Columns
        name={charts.revenue}
        hint={charts.revenueHint}
        points={statistics.revenueByPeriod.map(({ period: at, amount }) => revenuePoint(at, amount))}
        series={2}
        format={formatChf}
        columns={[period, columns.revenue]}
      />
      <div className={styles['wide']}>
        <Shares
          title={charts.services}
          points={statistics.serviceDistribution.map(({ name, count }) => namedPoint(name, count))}
        />
      </div>
    </div>
  )
}

function kpisOf(statistics: BarberStatistics, timeframe: Timeframe): Kpi[] {
  const { appointments, revenue, duration, mostPopularService: favourite } = statistics
  const compared = ({ total, previousPeriod }: BarberStatistics['revenue']) =>
    `${changeLabel(percentChange(total, previousPeriod))} ${texts.before[timeframe]}`
  return [
    { label: kpi.appointments, value: String(appointments.total), note: compared(appointments) },
    { label: kpi.revenue, value: formatChf(revenue.total), note: compared(revenue) },
    { label: kpi.averageDuration, value: kpi.minutes(Math.round(duration.average)) },
    {
      label: kpi.favourite,
      value: favourite?.name ?? kpi.none,
      ...(favourite ? { note: kpi.times(favourite.count) } : {}),
    },
  ]
}
