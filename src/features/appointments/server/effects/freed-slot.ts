import { keepFreedTime } from '../keep-freed-slot.ts'
import type { AppointmentChange, Outcome } from './effect.ts'

/** D-WAIT-01. */
export function offerFreedTime({ before, after, now, asksNobody = false }: AppointmentChange): Outcome {
  if (before === null || before.status === 'cancelled' || asksNobody) return {}
  const place = after.status === 'cancelled' ? null : after
  return { write: async (transaction) => await keepFreedTime(transaction, before, place, now) }
}
