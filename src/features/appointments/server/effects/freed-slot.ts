import { holdFreedSlot } from '../hold-freed-slot.ts'
import type { AppointmentChange, Outcome } from './effect.ts'

/** D-WAIT-01. */
export function offerFreedSlot({ before, after, now, skipsWaitingList = false }: AppointmentChange): Outcome {
  if (before === null || before.status === 'cancelled' || skipsWaitingList) return {}
  const place = after.status === 'cancelled' ? null : after
  return { write: async (transaction) => await holdFreedSlot(transaction, before, place, now) }
}
