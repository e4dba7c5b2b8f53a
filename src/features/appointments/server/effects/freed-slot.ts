import { occupiesSlot } from '../../appointment-statuses.rules.ts'
import { holdFreedSlot } from '../hold-freed-slot.ts'
import type { AppointmentChange, Outcome } from './effect.ts'

/** D-WAIT-01. */
export function offerFreedSlot({ before, after, now, skipsWaitingList = false }: AppointmentChange): Outcome {
  if (before === null || !occupiesSlot(before) || skipsWaitingList) return {}
  const place = occupiesSlot(after) ? after : null
  return { write: async (transaction) => await holdFreedSlot(transaction, before, place, now) }
}
