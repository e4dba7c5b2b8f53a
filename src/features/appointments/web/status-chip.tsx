import { IconCheck, IconChecks, IconHourglass, IconX } from '@tabler/icons-react'

import { statusTable, type AppointmentStatus } from '../appointment-statuses.rules.ts'

import styles from './status-chip.module.css'

const icons: Record<AppointmentStatus, typeof IconCheck> = {
  pending: IconHourglass,
  confirmed: IconCheck,
  completed: IconChecks,
  cancelled: IconX,
}

export function StatusChip({ status }: { status: AppointmentStatus }) {
  const Icon = icons[status]
  return (
    <span className={styles['chip']} data-tone={statusTable[status].tone}>
      <Icon size={14} stroke={2.2} aria-hidden />
      <span>{statusTable[status].label}</span>
    </span>
  )
}
