import { Button } from '@mantine/core'
import { IconClockExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'

import { capitalised, dayNames } from '#shared/italian-dates.ts'

import type { StaffAppointment } from '../../calendar.contract.ts'
import { toCompleteTexts } from '../../calendar.it.ts'
import { AppointmentCard } from '../staff/appointment-card.tsx'
import { toCompleteQuery } from '../staff/staff-queries.ts'
import type { StatusChanges } from '../staff/use-status-changes.ts'
import { byDay } from './by-day.ts'

import styles from './to-complete.module.css'

const outcomes = [
  { to: 'completed', label: toCompleteTexts.complete, variant: 'outline' },
  { to: 'cancelled', label: toCompleteTexts.cancel, variant: 'subtle' },
] as const

type Props = { changes: StatusChanges; onOpen: (appointment: StaffAppointment) => void }

export function ToComplete({ changes, onOpen }: Props) {
  const { data = [] } = useQuery(toCompleteQuery)
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
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
                      actions={outcomes.map(({ to, label, variant }) => (
                        <Button
                          key={to}
                          size="sm"
                          variant={variant}
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
