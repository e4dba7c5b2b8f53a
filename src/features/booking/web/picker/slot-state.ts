import type { WorkingDay } from '#features/barbers/barbers.contract.ts'
import type { Slot } from '#features/booking/booking.contract.ts'

export type SlotState = 'free' | 'booked' | 'break' | 'past' | 'short' | 'unavailable'

/** An older server sends no reason: then the lunch break is told from the barber's working hours. */
export function slotState(slot: Slot, workingDay: WorkingDay | undefined): SlotState {
  if (slot.available) return 'free'
  switch (slot.reason) {
    case 'booked':
    case 'break':
    case 'past':
      return slot.reason
    case 'too_short':
      return 'short'
    case 'vacation':
    case 'closed':
      return 'unavailable'
    case undefined:
      if (slot.isBooked) return 'booked'
      return isInBreak(slot, workingDay) ? 'break' : 'unavailable'
  }
}

function isInBreak({ time }: Slot, day: WorkingDay | undefined): boolean {
  if (!day?.hasBreak || !day.breakStart || !day.breakEnd) return false
  return day.breakStart <= time && time < day.breakEnd
}
