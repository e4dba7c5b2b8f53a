import { timeToMinutes, wallClockToInstant } from '#shared/calendar-time.ts'

import type { AppointmentView } from '../appointments.contract.ts'
import { canBeMoved } from '../appointments.rules.ts'

/** 'open': the customer can move and cancel; 'locked': only by phone; 'over': not at all. */
export type Editability = 'open' | 'locked' | 'over'

type Judged = Pick<AppointmentView, 'status' | 'locked' | 'date' | 'time'>

export function editabilityOf(appointment: Judged, now: Date, zone: string): Editability {
  if (!canBeMoved(appointment.status) || hasStarted(appointment, now, zone)) return 'over'
  return appointment.locked ? 'locked' : 'open'
}

export function hasStarted({ date, time }: Pick<Judged, 'date' | 'time'>, now: Date, zone: string): boolean {
  return wallClockToInstant(date, timeToMinutes(time), zone) <= now
}
