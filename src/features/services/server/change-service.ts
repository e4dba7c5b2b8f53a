import { type Actor, recordChange } from '#features/audit/server/record-change.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { refuseStaleWrite } from '#platform/http/stale-write.ts'
import type { Platform } from '#platform/platform.ts'
import { chfToCentimes } from '#shared/money.ts'

import type { AdminService, ServiceChange } from '../services.contract.ts'
import type { ServiceFollower } from './service-follower.ts'
import { auditedFields, lockService, presentAdminService } from './service-rows.ts'

/**
 * @param followers the other features that react to a rename
 * @throws AppError 404, 409 when the name is taken or another user has saved first
 */
export async function changeService(
  platform: Platform,
  actor: Actor,
  id: string,
  { updatedAt, price, duration, ...change }: ServiceChange,
  followers: readonly ServiceFollower[],
): Promise<AdminService> {
  const now = platform.clock.now()
  return await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    const before = await lockService(db, id)
    refuseStaleWrite(before.updated_at, updatedAt)
    const after = await db
      .updateTable('services')
      .set({
        name: change.name ?? before.name,
        description: change.description ?? before.description,
        is_active: change.isActive ?? before.is_active,
        price_centimes: price === undefined ? before.price_centimes : chfToCentimes(price),
        duration_minutes: duration ?? before.duration_minutes,
        updated_at: now,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (after.name !== before.name) {
      for (const { renamed } of followers) await renamed(transaction, after, now)
    }
    await recordChange(transaction, actor, now, {
      entity: 'service',
      id,
      name: after.name,
      action: 'updated',
      before: auditedFields(before),
      after: auditedFields(after),
    })
    return presentAdminService(after)
  })
}
