import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { StaffAppointment } from '../calendar.contract.ts'
import { AppointmentDetails } from './appointment-details.tsx'
import { toCompleteQuery } from './staff/staff-queries.ts'
import type { StatusChanges } from './staff/use-status-changes.ts'

type Props = {
  openedId: string | null
  appointments: readonly StaffAppointment[] | undefined
  changes: StatusChanges
  onClose: () => void
}

/**
 * The details of the appointment named in the history entry. When the appointment leaves the shown period, the last version
 * stays open; after a reload on another day nothing is shown.
 */
export function OpenedAppointment({ openedId, appointments, changes, onClose }: Props) {
  const { data: toComplete } = useQuery({ ...toCompleteQuery, enabled: false })
  const isOpened = ({ _id }: StaffAppointment) => _id === openedId
  const found = appointments?.find(isOpened) ?? toComplete?.find(isOpened)
  const [seen, setSeen] = useState(found)
  if (found && found !== seen) setSeen(found)
  const shown = found ?? (seen && isOpened(seen) ? seen : undefined)
  return (
    shown && <AppointmentDetails key={openedId} appointment={shown} changes={changes} onClose={onClose} />
  )
}
