import { type Day, type TimeOfDay, daysBetween, minutesToTime, timeToMinutes } from '#shared/calendar-time.ts'
import { clockTime, dayFromToday } from '#shared/italian-dates.ts'
import { Illustration } from '#ui/display/illustration.tsx'
import { Plate } from '#ui/display/plate.tsx'

import { summaryTexts } from '../booking-screens.it.ts'

import styles from './time-plate.module.css'

type Props = {
  day: Day | null
  time: TimeOfDay | null
  /** minutes */
  duration: number | null
  today?: Day | undefined
}

export function TimePlate({ day, time, duration, today }: Props) {
  return (
    <Plate className={styles['plate'] ?? ''}>
      <Illustration name="forbici" bare className={styles['picture'] ?? ''} />
      <span className={styles['day']}>
        {day ? dayFromToday(day, today ? daysBetween(today, day) : null) : summaryTexts.noDay}
      </span>
      {time ? (
        <b className={`num ${styles['time']}`}>{clockTime(time)}</b>
      ) : (
        <b className={styles['when']} aria-hidden="true">
          {day ? summaryTexts.whenOnDay : summaryTexts.when}
        </b>
      )}
      <span className={styles['until']}>
        {time && duration
          ? summaryTexts.until(minutesToTime(timeToMinutes(time) + duration))
          : summaryTexts.noTime}
      </span>
    </Plate>
  )
}
