import type { AppointmentChange } from './effect.ts'

/** This change cancels it. */
export function isCancelledNow({ before, after }: Pick<AppointmentChange, 'before' | 'after'>): boolean {
  return before !== null && before.status !== 'cancelled' && after.status === 'cancelled'
}
