import type { AppointmentStatus } from '#features/appointments/appointments.contract.ts'

/** Which tone of the theme's states an appointment is drawn in. */
export const statusTone = {
  pending: 'wait',
  confirmed: 'ok',
  completed: 'done',
  cancelled: 'no',
} as const satisfies Record<AppointmentStatus, string>
