import { timeToMinutes } from '#shared/calendar-time.ts'

import type { StaffAppointment } from '../../calendar.contract.ts'
import type { StaffBarber } from '../staff/staff-barber.ts'
import type { DropObstacle } from './drop-obstacle.ts'

/** `start` in minutes of the day. */
export type MoveTarget = { barber: StaffBarber; start: number; obstacle: DropObstacle | undefined }

export type Move = {
  appointment: StaffAppointment
  by: 'pointer' | 'keys'
  target: MoveTarget
  isDropped: boolean
}

/**
 * Stores the one move in progress. Outside of React's state, so that a drag renders only the ghost and the announcement, never
 * the grid.
 */
export function createMoveStore() {
  let move: Move | null = null
  const listeners = new Set<() => void>()
  return {
    read: () => move,
    write: (next: Move | null) => {
      move = next
      for (const tell of listeners) tell()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type MoveStore = ReturnType<typeof createMoveStore>

export function isSameTarget(first: MoveTarget, second: MoveTarget): boolean {
  return first.barber._id === second.barber._id && first.start === second.start
}

export function isHome({ appointment, target }: Move): boolean {
  return target.barber._id === appointment.barber._id && target.start === timeToMinutes(appointment.time)
}
