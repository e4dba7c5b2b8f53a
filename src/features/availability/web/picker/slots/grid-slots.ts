import type { Slot } from '#features/availability/availability.contract.ts'
import type { WorkingDay } from '#features/barbers/barbers.contract.ts'
import type { TimeOfDay } from '#shared/calendar-time.ts'

import { type SlotState, slotState } from './slot-state.ts'

export type GridSlot = { time: TimeOfDay; state: SlotState }

/** Returns a box for every step of the day, but only one for a break of any length. */
export function gridSlots(slots: readonly Slot[], workingDay: WorkingDay | undefined): GridSlot[] {
  const boxes: GridSlot[] = []
  for (const slot of slots) {
    const state = slotState(slot, workingDay)
    const goesOn = state === 'break' && boxes.at(-1)?.state === 'break'
    if (!goesOn) boxes.push({ time: slot.time, state })
  }
  return boxes
}
