import { IconPhone, IconUser, IconWorld } from '@tabler/icons-react'

import type { Origin } from '#features/appointments/appointments.contract.ts'

import { originTexts } from '../../calendar.it.ts'

const icons: Record<Origin, typeof IconPhone> = { admin: IconPhone, guest: IconWorld, client: IconUser }

export function OriginIcon({ origin, className = '' }: { origin: Origin; className?: string }) {
  const Icon = icons[origin]
  const { chip, label } = originTexts[origin]
  return <Icon size={14} stroke={1.75} className={className} role="img" aria-label={`${chip}, ${label}`} />
}
