import { formatChf } from '#shared/money.ts'

import { hourLabel, statisticsScreenTexts } from '../statistics-screens.it.ts'
import { wholeHours } from '../statistics-view.rules.ts'
import type { AdminStatistics } from '../statistics.contract.ts'
import { Columns } from './charts/columns.tsx'
import { countPoint, namedPoint, revenuePoint } from './charts/points.ts'
import { Shares } from './charts/shares.tsx'
import { PerformanceTable } from './performance-table.tsx'

import styles from './statistics.module.css'

const { charts, columns } = statisticsScreenTexts

type Props = { statistics: AdminStatistics; isStale: boolean }

export function AdminCharts({ statistics, isStale }: Props) {
  const isYear = statistics.timeframe === 'year'
  const period = isYear ? columns.month : columns.day
  const counts = isYear
    ? statistics.appointmentsByMonth.map(({ month, count }) => countPoint(month, count))
    : statistics.appointmentsByDay.map(({ day, count }) => countPoint(day, count))
  const revenues = isYear
    ? statistics.revenueByMonth.map(({ month, revenue }) => revenuePoint(month, revenue))
    : statistics.revenueByDay.map(({ day, revenue }) => revenuePoint(day, revenue))
  const hours = wholeHours(statistics.peakHours).map(({ hour, count }) => ({
    key: String(hour),
    label: hourLabel(hour),
    value: count,
    shown: String(count),
  }))
  return (
    <div className={styles['charts']} data-stale={isStale}>
      <Columns name={charts.appointments} points={counts} columns={[period, columns.appointments]} />
      <Columns
        name={charts.revenue}
        hint={charts.revenueHint}
        points={revenues}
        series={2}
        format={formatChf}
        columns={[period, columns.revenue]}
      />
      <Shares
        title={charts.services}
        points={statistics.serviceStats.map(({ name, count }) => namedPoint(name, count))}
      />
      <Columns name={charts.peakHours} points={hours} columns={[columns.hour, columns.appointments]} />
      <Shares
        title={charts.retention}
        isAscending
        points={statistics.customerRetention.map(({ name, value }) => namedPoint(name, value))}
      />
      <PerformanceTable performance={statistics.barberPerformance} />
    </div>
  )
}
