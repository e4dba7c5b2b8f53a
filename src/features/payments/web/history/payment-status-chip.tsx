import { IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react'

import { chipLooks } from '#ui/display/chip-looks.ts'
import { Chip } from '#ui/display/chip.tsx'

import { historyTexts } from '../../payments-history.it.ts'
import type { PaymentStatus } from '../../payments.rules.ts'

const looks = {
  pending: chipLooks.wait,
  processing: chipLooks.wait,
  completed: chipLooks.ok,
  partially_refunded: { tone: 'done', icon: IconArrowBackUp },
  refunded: { tone: 'plain', icon: IconArrowBackUp },
  disputed: { tone: 'no', icon: IconAlertTriangle },
  lost: { tone: 'no', icon: IconAlertTriangle },
  cancelled: chipLooks.no,
} as const

export function PaymentStatusChip({ status }: { status: PaymentStatus }) {
  return <Chip {...looks[status]}>{historyTexts.statuses[status]}</Chip>
}
