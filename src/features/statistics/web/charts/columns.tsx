import { lazy, Suspense } from 'react'

import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

import { ChartCard } from './chart-card.tsx'
import { ChartFigures } from './chart-figures.tsx'
import type { ColumnChartProps } from './column-chart.tsx'

// Lazy because the chart library is large and only this chart uses it.
const ColumnChart = lazy(() => import('./column-chart.tsx'))

type Props = ColumnChartProps & { hint?: string; columns: readonly [label: string, value: string] }

export function Columns({ hint, columns, ...chart }: Props) {
  return (
    <ChartCard title={chart.name} {...(hint === undefined ? {} : { hint })}>
      <Suspense fallback={<FadeSkeleton block height={220} />}>
        <ColumnChart {...chart} />
      </Suspense>
      <ChartFigures title={chart.name} columns={columns} points={chart.points} />
    </ChartCard>
  )
}
