import type { Platform } from '#platform/platform.ts'

import type { ShopEvent } from '../studio.contract.ts'

/** After the commit: open screens of the staff read barbers, hours, vacations, services and people again. */
export function tellShopChanged({ live }: Platform): void {
  live.publish({ kind: 'shop' } satisfies ShopEvent)
}
