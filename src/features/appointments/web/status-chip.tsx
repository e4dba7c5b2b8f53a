import { IconCheck, IconChecks, IconHourglass, IconX } from '@tabler/icons-react'

import type { AppointmentStatus } from '../appointments.contract.ts'
import { appointmentsTexts } from '../appointments.it.ts'
import { statusTone } from './status-tone.ts'

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
    <span className={styles['chip']} data-tone={statusTone[status]}>
      <Icon size={14} stroke={2.2} aria-hidden />
      <span>{appointmentsTexts.status[status]}</span>
    </span>
  )
}
