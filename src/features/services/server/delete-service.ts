import { type Actor, recordChange } from '#features/audit/server/record-change.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import type { ServiceFollower } from './service-follower.ts'
import { auditedFields, lockService } from './service-rows.ts'

/** Booked appointments stay unchanged. @throws AppError 404 */
export async function deleteService(
  platform: Platform,
  actor: Actor,
  id: string,
  followers: readonly ServiceFollower[],
): Promise<void> {
  const now = platform.clock.now()
  await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    const before = await lockService(db, id)
    await db
      .updateTable('services')
      .set({ deleted_at: now, is_active: false, updated_at: now })
      .where('id', '=', id)
      .execute()
    await db.deleteFrom('barber_services').where('service_id', '=', id).execute()
    for (const { removed } of followers) await removed?.(transaction, before, now)
    await recordChange(transaction, actor, now, {
      entity: 'service',
      id,
      name: before.name,
      action: 'deleted',
      before: auditedFields(before),
    })
  })
}
