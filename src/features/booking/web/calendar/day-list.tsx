import { appointmentStatuses } from '#features/booking/booking.contract.ts'
import type { StaffAppointment } from '#features/booking/staff.contract.ts'

import { AppointmentCard } from '../staff/appointment-card.tsx'
import { StatusMenu } from '../staff/status-menu.tsx'
import type { StatusChanges } from '../staff/use-status-changes.ts'
import styles from './day-list.module.css'

type Props = {
  /** By time. */
  appointments: readonly StaffAppointment[]
  changes: StatusChanges
  onOpen: (appointment: StaffAppointment) => void
  headingLevel?: 'h2' | 'h3'
}

/** The appointments of a day by time, whoever's they are. */
export function DayList({ appointments, changes, onOpen, headingLevel = 'h2' }: Props) {
  return (
    <ul className={styles['list']}>
      {appointments.map((appointment) => (
        <li key={appointment._id}>
          <AppointmentCard
            appointment={appointment}
            headingLevel={headingLevel}
            onOpen={() => onOpen(appointment)}
            state={
              <StatusMenu
                status={appointment.status}
                choices={appointmentStatuses}
                isSaving={changes.savingId === appointment._id}
                onChoose={(status) => changes.ask(appointment, status)}
              />
            }
          />
        </li>
      ))}
    </ul>
  )
}
