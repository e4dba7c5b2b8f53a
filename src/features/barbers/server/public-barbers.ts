import type { Platform } from '#platform/platform.ts'

import type { PublicBarber } from '../barbers.contract.ts'
import { presentPublicBarber, selectBarbers } from './barber-rows.ts'

export async function publicBarbers({ database }: Platform, id?: string): Promise<PublicBarber[]> {
  const rows = await selectBarbers(database.db)
    .where('is_active', '=', true)
    .$if(id !== undefined, (query) => query.where('barbers.id', '=', id ?? ''))
    .execute()
  return rows.map(presentPublicBarber)
}
