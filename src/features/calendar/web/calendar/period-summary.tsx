import type { ShopNow } from '#features/settings/shop-now.rules.ts'
import { formatChf } from '#shared/money.ts'

import type { CalendarView } from '../../calendar.contract.ts'
import { summaryTexts } from '../../calendar.it.ts'
import { summarise, type Summarised } from '../../calendar.rules.ts'

import styles from './period-summary.module.css'

type Props = { view: CalendarView; appointments: readonly Summarised[]; now: ShopNow }

export function PeriodSummary({ view, appointments, now }: Props) {
  const { total, confirmed, completed, revenue, paid } = summarise(appointments, now)
  return (
    <footer className={styles['summary']}>
      <h2>{summaryTexts.titles[view]}</h2>
      <dl>
        <Figure name={summaryTexts.total} value={String(total)} />
        <Figure name={summaryTexts.confirmed} value={String(confirmed)} ink="ok" />
        <Figure name={summaryTexts.completed} value={String(completed)} ink="done" />
        <Figure
          name={summaryTexts.revenue}
          note={paid > 0 ? summaryTexts.paid(formatChf(paid)) : undefined}
          value={formatChf(revenue)}
        />
      </dl>
    </footer>
  )
}

type FigureProps = { name: string; note?: string | undefined; value: string; ink?: 'ok' | 'done' }

function Figure({ name, note, value, ink }: FigureProps) {
  return (
    <div>
      <dt>
        <span>{name}</span>
        {note && <span className="num">{`, ${note}`}</span>}
      </dt>
      <dd className="num" data-ink={ink}>
        {value}
      </dd>
    </div>
  )
}
