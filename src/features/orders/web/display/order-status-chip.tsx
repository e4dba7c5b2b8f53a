import {
  IconCheck,
  IconChecks,
  IconHourglass,
  IconPackage,
  IconQuestionMark,
  IconTool,
  IconX,
} from '@tabler/icons-react'

import { Chip } from '#ui/display/chip.tsx'

import { knownStatus, shownStatus } from '../../orders-view.rules.ts'
import type { OrderStatus } from '../../orders.rules.ts'

const looks = {
  pending: { tone: 'wait', icon: IconHourglass },
  confirmed: { tone: 'ok', icon: IconCheck },
  processing: { tone: 'ok', icon: IconTool },
  shipped: { tone: 'done', icon: IconPackage },
  delivered: { tone: 'done', icon: IconChecks },
  cancelled: { tone: 'no', icon: IconX },
} as const satisfies Record<OrderStatus, object>

/** How far an order is; a word that nobody knows stands there as it is, in grey (OHIST-10). */
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
