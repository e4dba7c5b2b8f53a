import { BarChart } from '@mantine/charts'

import '@mantine/charts/styles.layer.css'
import { useId } from 'react'

import { locale } from '#shared/locale.ts'

import type { ChartPoint } from './chart-point.ts'

import styles from './column-chart.module.css'

export type ColumnChartProps = {
  name: string
  points: readonly ChartPoint[]
  /** The second series is hatched, so that it is distinct in print and without colour. */
  series?: 1 | 2
  format?: (value: number) => string
}

export default function ColumnChart({ name, points, series = 1, format = String }: ColumnChartProps) {
  const hatch = useId()
  const color = `var(--series-${series})`
  return (
    <div aria-hidden="true">
      <BarChart
        className={styles['chart'] ?? ''}
        classNames={{ tooltip: styles['tooltip'] ?? '' }}
        data={points.map(({ label, value }) => ({ label, [name]: value }))}
        dataKey="label"
        series={[{ name, color }]}
        barProps={{ fill: series === 2 ? `url(#${hatch})` : color, radius: 2, isAnimationActive: false }}
        maxBarWidth={44}
        accessibilityLayer={false}
        strokeDasharray="0"
        tickLine="none"
        valueFormatter={format}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 10 }}
        yAxisProps={{ width: 46, allowDecimals: false, tickFormatter: shortNumber }}
      >
        <defs>
          <pattern
            id={hatch}
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width={4} height={8} fill={color} />
          </pattern>
        </defs>
      </BarChart>
    </div>
  )
}

const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })

function shortNumber(value: number): string {
  return short.format(value)
}
