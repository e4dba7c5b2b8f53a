import { IconArrowBackUp, IconCheck, IconCoin } from '@tabler/icons-react'

import { Chip } from '#ui/display/chip.tsx'

import { type PaidAppointment, paidState } from './paid.ts'

const icons = { ok: IconCheck, plain: IconArrowBackUp, wait: IconCoin }

export function PaidChip(paid: PaidAppointment) {
  const { label, tone } = paidState(paid)
  return (
    <Chip tone={tone} icon={icons[tone]}>
      {label}
    </Chip>
  )
}
