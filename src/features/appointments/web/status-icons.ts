import { IconCheck, IconChecks, IconHourglass, IconX } from '@tabler/icons-react'

import type { AppointmentStatus } from '../appointment-statuses.rules.ts'

export const statusIcons: Record<AppointmentStatus, typeof IconCheck> = {
  pending: IconHourglass,
  confirmed: IconCheck,
  completed: IconChecks,
  cancelled: IconX,
}
