import { IconArrowBackUp, IconCheck, IconHourglass, IconX } from '@tabler/icons-react'

import { Chip } from '#ui/display/chip.tsx'

import { historyTexts } from '../../payments-history.it.ts'
import type { PaymentStatus } from '../../payments.rules.ts'

const looks = {
  pending: { tone: 'wait', icon: IconHourglass },
  processing: { tone: 'wait', icon: IconHourglass },
  completed: { tone: 'ok', icon: IconCheck },
  partially_refunded: { tone: 'done', icon: IconArrowBackUp },
  refunded: { tone: 'plain', icon: IconArrowBackUp },
  cancelled: { tone: 'no', icon: IconX },
} as const

export function PaymentStatusChip({ status }: { status: PaymentStatus }) {
  return <Chip {...looks[status]}>{historyTexts.statuses[status]}</Chip>
}
