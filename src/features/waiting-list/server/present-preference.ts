import type { Selectable } from 'kysely'

import type { WaitingList } from '#platform/database/database.types.ts'

import { waitingDays, waitingPeriods, type WaitingRequest } from '../waiting-list.contract.ts'

type Row = Selectable<WaitingList> & { barber_first_name: string | null; barber_last_name: string | null }

export function presentPreference(row: Row): Omit<WaitingRequest, 'client' | 'status'> {
  const { preferred_barber_id: barberId } = row
  return {
    _id: row.id,
    preferredBarber:
      barberId === null
        ? null
        : { _id: barberId, firstName: row.barber_first_name ?? '', lastName: row.barber_last_name ?? '' },
    service: row.service_name,
    preferredDays: waitingDays.filter((day) => row.preferred_days.includes(day)),
    preferredTimeSlots: waitingPeriods.filter((period) => row.preferred_time_slots.includes(period)),
    requestDate: row.requested_at.toISOString(),
    expiryDate: row.expires_at.toISOString(),
    notes: row.notes,
  }
}
