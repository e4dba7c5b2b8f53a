import type { AppointmentStatus } from '../appointments.contract.ts'

export const statusTone = {
  pending: 'wait',
  confirmed: 'ok',
  completed: 'done',
  cancelled: 'no',
} as const satisfies Record<AppointmentStatus, string>
