import type { Day, TimeOfDay } from '#shared/calendar-time.ts'
import { capitalised, clockTime, dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'

import { editTexts, termsTexts } from '../appointments-screens.it.ts'

import styles from './change-table.module.css'

/** One side of the comparison. `duration` in minutes, `price` in CHF. */
export type Version = {
  barber: string
  service: string
  day: Day
  time: TimeOfDay
  duration: number
  price: number
}

export function ChangeTable({ current, next }: { current: Version; next: Version }) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{editTexts.what}</span>
          </th>
          <th scope="col">{editTexts.current}</th>
          <th scope="col">{editTexts.next}</th>
        </tr>
      </thead>
      <tbody>
        {rows(current, next).map(({ name, before, after }) => (
          <tr key={name} data-changed={before !== after}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function rows(current: Version, next: Version) {
  const row = (name: string, show: (version: Version) => string) => ({
    name,
    before: show(current),
    after: show(next),
  })
  return [
    row(editTexts.day, ({ day }) => capitalised(dayNames.long(day))),
    row(editTexts.time, ({ time }) => clockTime(time)),
    row(editTexts.barber, ({ barber }) => barber),
    row(editTexts.service, ({ service }) => service),
    row(editTexts.duration, ({ duration }) => termsTexts.minutes(duration)),
    row(editTexts.price, ({ price }) => formatChf(price)),
  ]
}
