import { barberDayTexts as texts } from '../../barber-day.it.ts'
import type { BarberSummary as Summary } from '../../barber-day.rules.ts'

import styles from './barber-summary.module.css'

const order = ['today', 'upcoming', 'completed', 'cancelled', 'week'] as const

export function BarberSummary({ summary }: { summary: Summary | undefined }) {
  return (
    <section aria-label={texts.summary}>
      <dl className={styles['counts']} aria-busy={!summary}>
        {order.map((key) => (
          <div key={key}>
            <dt>{texts.counts[key]}</dt>
            <dd className="num">{summary ? summary[key] : '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
