import { Button } from '@mantine/core'

import { actionsOf, statusTable } from '#features/appointments/appointment-statuses.rules.ts'
import { customerName } from '#features/appointments/appointments.rules.ts'

import { barberDayTexts } from '../../barber-day.it.ts'
import type { StaffAppointment } from '../../calendar.contract.ts'
import { namelessTexts } from '../../calendar.it.ts'
import { AppointmentCard } from '../staff/appointment-card.tsx'
import type { StatusChanges } from '../staff/use-status-changes.ts'

type Props = {
  appointment: StaffAppointment
  changes: StatusChanges
  onOpen: (id: string) => void
  headingLevel: 'h2' | 'h3'
}

/** An own appointment with a barber's actions. Its buttons are not filled: only the next client's button is. */
export function AgendaCard({ appointment, changes, onOpen, headingLevel }: Props) {
  const actions = actionsOf('barber', appointment.status)
  const name = customerName(appointment) ?? namelessTexts.client
  return (
    <AppointmentCard
      appointment={appointment}
      showsBarber={false}
      headingLevel={headingLevel}
      onOpen={() => onOpen(appointment._id)}
      actions={
        actions.length > 0 && (
          <>
            {actions.map(({ to, label }, index) => (
              <Button
                key={to}
                size="sm"
                variant={index === 0 && statusTable[to].occupiesSlot ? 'outline' : 'subtle'}
                aria-label={barberDayTexts.actionOf(label, name)}
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
