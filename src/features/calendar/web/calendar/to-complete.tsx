import { Button } from '@mantine/core'
import { IconClockExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'

import { actionsOf, statusTable } from '#features/appointments/appointment-statuses.rules.ts'
import { capitalised, dayNames } from '#shared/italian-dates.ts'

import type { StaffAppointment } from '../../calendar.contract.ts'
import { toCompleteTexts } from '../../calendar.it.ts'
import { AppointmentCard } from '../staff/appointment-card.tsx'
import { toCompleteQuery } from '../staff/staff-queries.ts'
import { useStaffRole } from '../staff/use-staff-role.ts'
import type { StatusChanges } from '../staff/use-status-changes.ts'
import { byDay } from './by-day.ts'

import styles from './to-complete.module.css'

type Props = { changes: StatusChanges; onOpen: (appointment: StaffAppointment) => void }

export function ToComplete({ changes, onOpen }: Props) {
  const { data = [] } = useQuery(toCompleteQuery)
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const role = useStaffRole()
  if (data.length === 0) return null
  return (
    <section className={styles['notice']} aria-label={toCompleteTexts.title}>
      <div className={styles['line']}>
        <IconClockExclamation size={18} stroke={1.75} aria-hidden />
        <p>
          <b>{toCompleteTexts.count(data.length)}</b>{' '}
          <span className={styles['hint']}>{toCompleteTexts.hint(data.length)}</span>
        </p>
        <Button
          size="sm"
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen((before) => !before)}
        >
          {isOpen ? toCompleteTexts.hide : toCompleteTexts.show}
        </Button>
      </div>
      <div id={listId} className={styles['days']} hidden={!isOpen}>
        {isOpen &&
          [...byDay(data)].map(([day, appointments]) => (
            <section key={day} aria-label={dayNames.long(day)}>
              <h2 className="label">{capitalised(dayNames.long(day))}</h2>
              <ul className={styles['list']}>
                {appointments.map((appointment) => (
                  <li key={appointment._id}>
                    <AppointmentCard
                      appointment={appointment}
                      onOpen={() => onOpen(appointment)}
                      actions={actionsOf(role, appointment.status)
                        .filter(({ to }) => !statusTable[to].isOpen)
                        .map(({ to, label }) => (
                          <Button
                            key={to}
                            size="sm"
                            variant={statusTable[to].occupiesSlot ? 'outline' : 'subtle'}
                            onClick={() => changes.ask(appointment, to)}
                          >
                            {label}
                          </Button>
                        ))}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </section>
  )
}
