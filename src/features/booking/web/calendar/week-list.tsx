import { capitalised, dayNames } from '#features/booking/booking-days.it.ts'
import type { StaffAppointment } from '#features/booking/staff.contract.ts'

import type { StatusChanges } from '../staff/use-status-changes.ts'
import { DayList } from './day-list.tsx'
import { byDay } from './by-day.ts'
import styles from './week-list.module.css'

type Props = {
  appointments: readonly StaffAppointment[]
  changes: StatusChanges
  onOpen: (appointment: StaffAppointment) => void
}

/** On phones and tablets: one list, with a heading for each day that has appointments. */
export function WeekList({ appointments, changes, onOpen }: Props) {
  return [...byDay(appointments)].map(([day, own]) => (
    <section key={day} className={styles['day']} aria-label={dayNames.long(day)}>
      <h2 className="d4">{capitalised(dayNames.long(day))}</h2>
      <DayList appointments={own} changes={changes} onOpen={onOpen} headingLevel="h3" />
    </section>
  ))
}
