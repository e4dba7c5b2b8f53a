import { barberNames } from '#features/barbers/server/barber-rows.ts'
import type { Platform } from '#platform/platform.ts'

import { type WaitingRequest, type WaitingStatus, waitingStatuses } from '../waiting-list.contract.ts'
import { presentPreference } from './present-preference.ts'

/** Enough for the owner to read; the list has no pages. */
const maxShown = 1000

export async function allRequests({ database }: Platform, status?: WaitingStatus): Promise<WaitingRequest[]> {
  const rows = await database.db
    .selectFrom('waiting_list')
    .innerJoin('users', 'users.id', 'waiting_list.client_id')
    .leftJoin('barbers', 'barbers.id', 'waiting_list.preferred_barber_id')
    .selectAll('waiting_list')
    .select(['users.first_name', 'users.last_name', 'users.email', 'users.phone', ...barberNames])
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .orderBy('requested_at', 'desc')
    .orderBy('waiting_list.id', 'desc')
    .limit(maxShown)
    .execute()
  return rows.map((row) => ({
    ...presentPreference(row),
    client: { firstName: row.first_name, lastName: row.last_name, email: row.email, phone: row.phone },
    status: statusOf(row.status),
  }))
}

function statusOf(text: string): WaitingStatus {
  const status = waitingStatuses.find((known) => known === text)
  if (!status) throw new Error(`Unknown waiting-list status ${text}`)
  return status
}
