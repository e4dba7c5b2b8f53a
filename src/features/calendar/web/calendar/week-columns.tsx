import type { Day } from '#shared/calendar-time.ts'
import { dayNames } from '#shared/italian-dates.ts'

import type { StaffAppointment } from '../../calendar.contract.ts'
import { monthTexts, weekTexts } from '../../calendar.it.ts'
import type { StatusChanges } from '../staff/use-status-changes.ts'
import { byDay, liveCount } from './by-day.ts'
import { ChangeableCard } from './changeable-card.tsx'

import styles from './week-columns.module.css'

type Props = {
  days: readonly Day[]
  appointments: readonly StaffAppointment[]
  today: Day
  changes: StatusChanges
  onOpen: (appointment: StaffAppointment) => void
  onOpenDay: (day: Day) => void
}

export function WeekColumns({ days, appointments, today, changes, onOpen, onOpenDay }: Props) {
  const ofDay = byDay(appointments)
  return (
    <section className={styles['week']} aria-label={weekTexts.label}>
      {days.map((day) => {
        const own = ofDay.get(day) ?? []
        const count = liveCount(own)
        return (
          <section key={day} className={styles['day']} data-today={day === today}>
            <h2 className={styles['head']}>
              <button type="button" onClick={() => onOpenDay(day)}>
                <span className="vh">{monthTexts.day(day, count)}</span>
                <span aria-hidden="true">{dayNames.weekdayShort(day)}</span>
                <b className="num" aria-hidden="true">
                  {dayNames.number(day)}
                </b>
                <small className="num" aria-hidden="true">
                  {count > 0 && count}
                </small>
              </button>
            </h2>
            {own.length === 0 && <p className={styles['none']}>{weekTexts.none}</p>}
            <ul className={styles['cards']}>
              {own.map((appointment) => (
                <li key={appointment._id}>
                  <ChangeableCard appointment={appointment} changes={changes} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </section>
  )
}
