import { IconPackage, IconQuestionMark, IconTool } from '@tabler/icons-react'

import { chipLooks } from '#ui/display/chip-looks.ts'
import { Chip } from '#ui/display/chip.tsx'

import { knownStatus, shownStatus } from '../orders-view.rules.ts'
import type { OrderStatus } from '../orders.rules.ts'

const looks = {
  pending: chipLooks.wait,
  confirmed: chipLooks.ok,
  processing: { tone: 'ok', icon: IconTool },
  shipped: { tone: 'done', icon: IconPackage },
  delivered: chipLooks.done,
  cancelled: chipLooks.no,
} as const satisfies Record<OrderStatus, object>

/** Shows an unknown status as it is, in grey (OHIST-10). */
export function OrderStatusChip({ status }: { status: string }) {
  const known = knownStatus(status)
  return (
    <Chip {...(known ? looks[known] : { tone: 'plain', icon: IconQuestionMark })}>{shownStatus(status)}</Chip>
  )
}

export function orderTone(status: string) {
  const known = knownStatus(status)
  return known ? looks[known].tone : 'plain'
}
