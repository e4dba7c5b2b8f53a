import { isCounted } from '#features/appointments/appointment-statuses.rules.ts'
import { isVacationDay } from '#features/barbers/vacations.rules.ts'
import { addDays, type Day, weekdayIndex } from '#shared/calendar-time.ts'
import { capitalised, dayNames } from '#shared/italian-dates.ts'

import { barberDayTexts as texts } from '../../barber-day.it.ts'
import { AgendaCard } from './agenda-card.tsx'
import type { AgendaProps } from './day-agenda.tsx'

import styles from './barber-day.module.css'

export function WeekAgenda({ from, appointments, barber, changes, onOpen }: AgendaProps & { from: Day }) {
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index))
  return (
    <div className={styles['week']}>
      {days.map((day) => {
        const ofDay = appointments.filter(({ date }) => date === day)
        const isOnVacation = isVacationDay(day, barber?.vacations ?? [])
        const isOff = barber?.workingHours[weekdayIndex(day)]?.isWorking === false
        const live = ofDay.filter(isCounted).length
        return (
          <section key={day} aria-label={dayNames.long(day)}>
            <h2 className={styles['dayTitle']}>
              <span>{capitalised(dayNames.long(day))}</span>
              <span className="num dim">{live}</span>
            </h2>
            {ofDay.length === 0 ? (
              <p className="dim">{isOnVacation ? texts.vacation : isOff ? texts.off : texts.empty}</p>
            ) : (
              <ul className={styles['list']}>
                {ofDay.map((appointment) => (
                  <li key={appointment._id}>
                    <AgendaCard
                      appointment={appointment}
                      changes={changes}
                      onOpen={onOpen}
                      headingLevel="h3"
                    />
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </div>
  )
}
