import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'

import { barberDayTexts as texts } from '#features/booking/barber-day.it.ts'
import { unknownClient } from '#features/booking/calendar.it.ts'
import type { StaffAppointment } from '#features/booking/staff.contract.ts'
import { customerName, maySetStatus } from '#features/booking/staff.rules.ts'

import { AppointmentCard } from '../staff/appointment-card.tsx'
import type { StatusChanges } from '../staff/use-status-changes.ts'

type Props = {
  appointment: StaffAppointment
  changes: StatusChanges
  onOpen: (id: string) => void
}

/** An own appointment with what a barber may do about it; what is cancelled offers nothing more. */
export function AgendaCard({ appointment, changes, onOpen }: Props) {
  const { status } = appointment
  const name = customerName(appointment) ?? unknownClient
  const may = (to: typeof status) => maySetStatus('barber', status, to)
  const actions = [
    { to: 'completed' as const, label: texts.complete, name: texts.completeOf(name), variant: 'filled' },
    { to: 'confirmed' as const, label: texts.confirm, name: texts.confirmOf(name), variant: 'outline' },
    { to: 'cancelled' as const, label: texts.cancel, name: texts.cancelOf(name), variant: 'subtle' },
  ].filter(({ to }) => may(to))
  return (
    <AppointmentCard
      appointment={appointment}
      showsBarber={false}
      onOpen={() => onOpen(appointment._id)}
      actions={
        actions.length > 0 && (
          <>
            {actions.map(({ to, label, name: accessibleName, variant }) => (
              <Button
                key={to}
                size="sm"
                variant={variant}
                aria-label={accessibleName}
                leftSection={to === 'completed' && <IconCheck size={16} stroke={2} aria-hidden />}
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
