import { capitalised, dayNames } from '#shared/italian-dates.ts'

import type { StaffAppointment } from '../../calendar.contract.ts'
import type { StatusChanges } from '../staff/use-status-changes.ts'
import { byDay } from './by-day.ts'
import { DayList } from './day-list.tsx'

import styles from './week-list.module.css'

type Props = {
  appointments: readonly StaffAppointment[]
  changes: StatusChanges
  onOpen: (appointment: StaffAppointment) => void
}

export function WeekList({ appointments, changes, onOpen }: Props) {
  return [...byDay(appointments)].map(([day, own]) => (
    <section key={day} className={styles['day']} aria-label={dayNames.long(day)}>
      <h2 className="d4">{capitalised(dayNames.long(day))}</h2>
      <DayList appointments={own} changes={changes} onOpen={onOpen} headingLevel="h3" />
    </section>
  ))
}
