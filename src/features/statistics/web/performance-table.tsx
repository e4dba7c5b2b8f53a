import { formatChf } from '#shared/money.ts'

import { statisticsScreenTexts } from '../statistics-screens.it.ts'
import type { AdminStatistics } from '../statistics.contract.ts'
import { ChartCard } from './charts/chart-card.tsx'

import styles from './statistics.module.css'

const { charts, columns, kpi } = statisticsScreenTexts

export function PerformanceTable({ performance }: { performance: AdminStatistics['barberPerformance'] }) {
  return (
    <ChartCard title={charts.performance}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{columns.barber}</th>
            <th scope="col">{columns.appointments}</th>
            <th scope="col">{columns.revenue}</th>
            <th scope="col">{columns.averageDuration}</th>
          </tr>
        </thead>
        <tbody>
          {performance.map(({ name, appointments, revenue, averageDuration }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{appointments}</td>
              <td>{formatChf(revenue).replace('CHF ', '')}</td>
              <td>{kpi.minutes(Math.round(averageDuration))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ChartCard>
  )
}
