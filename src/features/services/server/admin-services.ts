import type { Platform } from '#platform/platform.ts'

import type { AdminService } from '../services.contract.ts'
import { presentAdminService } from './service-rows.ts'

export async function adminServices({ database }: Platform): Promise<AdminService[]> {
  const rows = await database.db
    .selectFrom('services')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('sort_order')
    .orderBy('name')
    .execute()
  return rows.map(presentAdminService)
}
