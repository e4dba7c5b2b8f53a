import { statusTable, type AppointmentStatus } from '../appointment-statuses.rules.ts'
import { statusIcons } from './status-icons.ts'

import styles from './status-chip.module.css'

export function StatusChip({ status }: { status: AppointmentStatus }) {
  const Icon = statusIcons[status]
  return (
    <span className={styles['chip']} data-tone={statusTable[status].tone}>
      <Icon size={14} stroke={2.2} aria-hidden />
      <span>{statusTable[status].label}</span>
    </span>
  )
}
