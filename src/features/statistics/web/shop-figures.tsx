import { formatChf } from '#shared/money.ts'
import { TitledSection } from '#ui/display/titled-section.tsx'

import { statisticsScreenTexts } from '../statistics-screens.it.ts'
import type { ShopStatistics, Timeframe } from '../statistics.contract.ts'
import { namedPoint } from './charts/points.ts'
import { Shares } from './charts/shares.tsx'
import { compared } from './compared.ts'
import { KpiRow } from './kpi-row.tsx'

import styles from './statistics.module.css'

const { shop: texts } = statisticsScreenTexts

type Props = { shop: ShopStatistics; timeframe: Timeframe }

export function ShopFigures({ shop, timeframe }: Props) {
  const { orders, revenue, pieces, products, previousOrders, previousRevenue } = shop
  return (
    <TitledSection id="statistiche-shop" title={texts.title} className={styles['shop']}>
      <p className="dim">{orders + revenue === 0 ? texts.none : texts.hint}</p>
      <KpiRow
        kpis={[
          {
            label: texts.orders,
            value: String(orders),
            note: compared(timeframe, orders, previousOrders),
          },
          {
            label: texts.revenue,
            value: formatChf(revenue),
            note: compared(timeframe, revenue, previousRevenue),
          },
          { label: texts.pieces, value: String(pieces) },
        ]}
      />
      {products.length > 0 && (
        <Shares title={texts.products} points={products.map(({ name, count }) => namedPoint(name, count))} />
      )}
    </TitledSection>
  )
}
