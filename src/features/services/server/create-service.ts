import { type Actor, recordChange } from '#features/audit/server/record-change.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { chfToCentimes } from '#shared/money.ts'

import type { AdminService, ServiceRequest } from '../services.contract.ts'
import { auditedFields, presentAdminService } from './service-rows.ts'

/** @throws AppError 409 when the name is taken */
export async function createService(
  platform: Platform,
  actor: Actor,
  { name, price, duration, description, isActive }: ServiceRequest,
): Promise<AdminService> {
  const now = platform.clock.now()
  return await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    const row = await db
      .insertInto('services')
      .values((eb) => ({
        name,
        description,
        price_centimes: chfToCentimes(price),
        duration_minutes: duration,
        is_active: isActive,
        sort_order: eb
          .selectFrom('services')
          .select((last) =>
            last(last.fn.coalesce(last.fn.max('sort_order'), last.lit(-1)), '+', 1).as('next'),
          ),
        created_at: now,
        updated_at: now,
      }))
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordChange(transaction, actor, now, {
      entity: 'service',
      id: row.id,
      name: row.name,
      action: 'created',
      after: auditedFields(row),
    })
    return presentAdminService(row)
  })
}
