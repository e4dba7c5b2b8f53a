import { lazy, Suspense } from 'react'

import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

import { ChartCard } from './chart-card.tsx'
import { ChartFigures } from './chart-figures.tsx'
import type { ColumnChartProps } from './column-chart.tsx'

// The drawing library is heavy, and only this draws with it.
const ColumnChart = lazy(() => import('./column-chart.tsx'))

type Props = ColumnChartProps & { hint?: string; columns: readonly [label: string, value: string] }

/** A chart with its title, and the same in words. */
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
