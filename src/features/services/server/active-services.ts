import { inUse } from '#platform/database/in-use.ts'
import type { Platform } from '#platform/platform.ts'
import { centimesToChf } from '#shared/money.ts'

import type { Service } from '../services.contract.ts'

export async function activeServices({ database }: Platform): Promise<Service[]> {
  const rows = await database.db
    .selectFrom('services')
    .select(['id', 'name', 'price_centimes', 'duration_minutes', 'description'])
    .where(inUse)
    .orderBy('sort_order')
    .orderBy('name')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    price: centimesToChf(row.price_centimes),
    duration: row.duration_minutes,
    description: row.description,
  }))
}
