import type { ReactNode } from 'react'

import type { Day, TimeOfDay } from '#shared/calendar-time.ts'
import { formatChf } from '#shared/money.ts'

import { summaryTexts } from '../booking-screens.it.ts'
import { TimePlate } from './time-plate.tsx'

import styles from './booking-summary.module.css'

export type SummaryOf = {
  day: Day | null
  time: TimeOfDay | null
  today: Day | undefined
  serviceName: string | null
  /** minutes */
  duration: number | null
  barberName: string | null
  place: string | null
  /** CHF */
  price: number | null
}

type Props = {
  summary: SummaryOf
  children?: ReactNode
  hint?: string
}

export function BookingSummary({ summary, children, hint }: Props) {
  const { day, time, today, duration, price } = summary
  const or = (value: string | null) => value || summaryTexts.open
  return (
    <div className={styles['summary']}>
      <TimePlate day={day} time={time} duration={duration} today={today} />
      <dl className={styles['facts']}>
        <dt>{summaryTexts.service}</dt>
        <dd>{or(summary.serviceName)}</dd>
        <dt>{summaryTexts.barber}</dt>
        <dd>{or(summary.barberName)}</dd>
        <dt>{summaryTexts.duration}</dt>
        <dd className="num">{or(duration === null ? null : summaryTexts.minutes(duration))}</dd>
        <dt>{summaryTexts.place}</dt>
        <dd>{or(summary.place)}</dd>
      </dl>
      <div className={styles['total']}>
        <p className={styles['price']}>
          <span>{summaryTexts.total}</span>
          <b className="num sum">{or(price === null ? null : formatChf(price))}</b>
        </p>
        {children}
        {hint && <p className={styles['hint']}>{hint}</p>}
      </div>
    </div>
  )
}
