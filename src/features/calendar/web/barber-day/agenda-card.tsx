import { Button } from '@mantine/core'

import { customerName } from '#features/appointments/appointments.rules.ts'

import type { StaffAppointment } from '../../calendar.contract.ts'
import { namelessTexts } from '../../calendar.it.ts'
import { AppointmentCard } from '../staff/appointment-card.tsx'
import type { StatusChanges } from '../staff/use-status-changes.ts'
import { ownActions } from './own-actions.ts'

type Props = {
  appointment: StaffAppointment
  changes: StatusChanges
  onOpen: (id: string) => void
  headingLevel: 'h2' | 'h3'
}

/** An own appointment with a barber's actions. Its buttons are not filled: only the next client's button is. */
export function AgendaCard({ appointment, changes, onOpen, headingLevel }: Props) {
  const actions = ownActions(appointment.status, customerName(appointment) ?? namelessTexts.client)
  return (
    <AppointmentCard
      appointment={appointment}
      showsBarber={false}
      headingLevel={headingLevel}
      onOpen={() => onOpen(appointment._id)}
      actions={
        actions.length > 0 && (
          <>
            {actions.map(({ to, label, accessibleName }, index) => (
              <Button
                key={to}
                size="sm"
                variant={index === 0 && to !== 'cancelled' ? 'outline' : 'subtle'}
                aria-label={accessibleName}
                onClick={() => changes.ask(appointment, to)}
              >
                {label}
              </Button>
            ))}
          </>
        )
      }
    />
  )
}
