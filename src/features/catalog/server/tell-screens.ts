import type { LiveEvent } from '#features/booking/staff.contract.ts'
import type { Platform } from '#platform/platform.ts'

/** After the commit: open screens of the staff read services, and appointments that bear a new name, again. */
export function tellScreens({ live }: Platform): void {
  live.publish({ kind: 'shop' } satisfies LiveEvent)
}
