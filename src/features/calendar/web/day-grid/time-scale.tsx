import type { Interval } from '#features/availability/slots.rules.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { clockTime } from '#shared/italian-dates.ts'

import { hoursIn, topOf } from './grid-scale.ts'

import styles from './time-scale.module.css'

/** The hours beside the grid; hidden from screen readers, because each card announces its time. */
export function TimeScale({ span }: { span: Interval }) {
  return (
    <div className={styles['scale']} aria-hidden="true">
      {hoursIn(span).map((hour) => (
        <span key={hour} className="num" style={{ top: topOf(hour, span) }}>
          {clockTime(minutesToTime(hour))}
        </span>
      ))}
    </div>
  )
}
