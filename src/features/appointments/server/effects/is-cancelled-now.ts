import type { AppointmentChange } from './effect.ts'

export function isCancelledNow({ before, after }: Pick<AppointmentChange, 'before' | 'after'>): boolean {
  return before !== null && before.status !== 'cancelled' && after.status === 'cancelled'
}
