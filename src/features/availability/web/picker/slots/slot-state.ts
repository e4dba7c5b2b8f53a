import type { Slot } from '#features/availability/availability.contract.ts'
import type { WorkingDay } from '#features/barbers/barbers.contract.ts'

export type SlotState = 'free' | 'booked' | 'break' | 'past' | 'short' | 'unavailable'

const stateOfReason: Record<NonNullable<Slot['reason']>, SlotState> = {
  booked: 'booked',
  break: 'break',
  past: 'past',
  too_short: 'short',
  vacation: 'unavailable',
  closed: 'unavailable',
}

/** An older server sends no reason; then the working hours tell a lunch break. */
export function slotState(slot: Slot, workingDay: WorkingDay | undefined): SlotState {
  if (slot.available) return 'free'
  if (slot.reason) return stateOfReason[slot.reason]
  if (slot.isBooked) return 'booked'
  return isInBreak(slot, workingDay) ? 'break' : 'unavailable'
}

function isInBreak({ time }: Slot, day: WorkingDay | undefined): boolean {
  if (!day?.hasBreak || !day.breakStart || !day.breakEnd) return false
  return day.breakStart <= time && time < day.breakEnd
}
