import type { ComponentProps } from 'react'

import { AppointmentCard } from '../staff/appointment-card.tsx'
import { StatusMenu } from '../staff/status-menu.tsx'
import type { StatusChanges } from '../staff/use-status-changes.ts'

type CardProps = ComponentProps<typeof AppointmentCard>
type Props = Pick<CardProps, 'appointment' | 'headingLevel'> & {
  changes: StatusChanges
  onOpen: (appointment: CardProps['appointment']) => void
}

export function ChangeableCard({ appointment, changes, onOpen, ...rest }: Props) {
  return (
    <AppointmentCard
      {...rest}
      appointment={appointment}
      onOpen={() => onOpen(appointment)}
      state={
        <StatusMenu
          status={appointment.status}
          isSaving={changes.savingId === appointment._id}
          onChoose={(status) => changes.ask(appointment, status)}
        />
      }
    />
  )
}
