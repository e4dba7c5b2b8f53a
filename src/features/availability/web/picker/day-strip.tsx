import { useEffect, useId } from 'react'

import type { Day } from '#shared/calendar-time.ts'
import { dayNames } from '#shared/italian-dates.ts'

import type { BookableDay } from '../../availability.contract.ts'
import { dayDensity } from '../day-load.ts'
import { dayWords } from './day-words.ts'

import styles from './day-strip.module.css'

type Props = {
  days: readonly BookableDay[]
  chosen: Day | null
  onChoose: (day: Day) => void
  labelledBy: string
  stripRef: React.RefObject<HTMLDivElement | null>
}

export function DayStrip({ days, chosen, onChoose, labelledBy, stripRef }: Props) {
  const name = useId()
  useEffect(() => {
    const radio = stripRef.current?.querySelector(`input[value="${chosen}"]`)
    if (stripRef.current && radio?.parentElement) bringIntoStrip(stripRef.current, radio.parentElement)
  }, [chosen, stripRef])
  return (
    <div className={styles['strip']} ref={stripRef} role="radiogroup" aria-labelledby={labelledBy}>
      {days.map((day) => (
        <label key={day.date} className={styles['day']} data-state={day.state}>
          <input
            type="radio"
            className="vh"
            name={name}
            value={day.date}
            required
            checked={day.date === chosen}
            onChange={() => onChoose(day.date)}
          />
          <span className="vh">{dayWords(day, day === days[0])}</span>
          <span aria-hidden="true">{dayNames.weekdayShort(day.date)}</span>
          <b className="num" aria-hidden="true">
            {dayNames.number(day.date)}
          </b>
          <i data-density={dayDensity(day)} aria-hidden="true" />
        </label>
      ))}
    </div>
  )
}

/** Scrolls only the strip: `scrollIntoView` would move the page too. */
function bringIntoStrip(strip: HTMLElement, day: HTMLElement): void {
  const left = day.offsetLeft - strip.offsetLeft
  const isOutside = left < strip.scrollLeft || left + day.offsetWidth > strip.scrollLeft + strip.clientWidth
  if (isOutside) strip.scrollLeft = left - strip.clientWidth / 2 + day.offsetWidth / 2
}
