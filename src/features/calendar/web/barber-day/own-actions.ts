import { type AppointmentStatus, mayBecome } from '#features/appointments/appointment-statuses.rules.ts'

import { barberDayTexts as texts } from '../../barber-day.it.ts'

type OwnAction = { to: AppointmentStatus; label: string; accessibleName: string }

export function ownActions(status: AppointmentStatus, name: string): OwnAction[] {
  const actions: OwnAction[] = [
    { to: 'confirmed', label: texts.confirm, accessibleName: texts.confirmOf(name) },
    { to: 'completed', label: texts.complete, accessibleName: texts.completeOf(name) },
    { to: 'cancelled', label: texts.cancel, accessibleName: texts.cancelOf(name) },
  ]
  return actions.filter(({ to }) => mayBecome('barber', status, to))
}
