import { useTodaysCount } from '#features/booking/web/public.ts'

/** Today's appointments, beside the section's name. */
export function TodaysCount() {
  return useTodaysCount()
}
