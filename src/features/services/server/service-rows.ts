import type { Selectable } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/database/database.types.ts'
import { isId } from '#shared/ids.ts'
import { centimesToChf } from '#shared/money.ts'

import type { AdminService } from '../services.contract.ts'
import { listPriceOf } from '../services.rules.ts'
import { servicesError } from './errors.ts'

export type ServiceRow = Selectable<Services>

/** @throws AppError 404, also for a deleted service */
export async function lockService(db: Db, id: string): Promise<ServiceRow> {
  if (!isId(id)) throw servicesError('SERVICE_NOT_FOUND')
  const row = await db
    .selectFrom('services')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw servicesError('SERVICE_NOT_FOUND')
  return row
}

export function presentAdminService(row: ServiceRow): AdminService {
  const price = centimesToChf(row.price_centimes)
  return {
    _id: row.id,
    name: row.name,
    price,
    duration: row.duration_minutes,
    description: row.description,
    isActive: row.is_active,
    updatedAt: row.updated_at.toISOString(),
    listPrice: listPriceOf(row.name, price),
  }
}

export function auditedFields(row: ServiceRow) {
  const { name, price, duration, description, isActive } = presentAdminService(row)
  return { name, price, duration, description, isActive }
}
