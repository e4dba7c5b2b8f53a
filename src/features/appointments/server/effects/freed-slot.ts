import { keepFreedSlot } from '../keep-freed-slot.ts'
import type { AppointmentChange, Outcome } from './effect.ts'

/** D-WAIT-01. */
export function offerFreedSlot({ before, after, now, asksNobody = false }: AppointmentChange): Outcome {
  if (before === null || before.status === 'cancelled' || asksNobody) return {}
  const place = after.status === 'cancelled' ? null : after
  return { write: async (transaction) => await keepFreedSlot(transaction, before, place, now) }
}
