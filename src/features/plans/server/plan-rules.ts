import type { Platform } from '#platform/platform.ts'

/**
 * Exceptions to the plan's gates. Only the operator sets bookings without a plan; the owner, too, may refuse
 * guests at the limit.
 */
type PlanRule = 'clients_book_without_plan' | 'blocks_guests_at_limit'

export async function writePlanRule(
  { database, live }: Pick<Platform, 'database' | 'live'>,
  rule: PlanRule,
  isOn: boolean,
): Promise<void> {
  const fields =
    rule === 'blocks_guests_at_limit' ? { blocks_guests_at_limit: isOn } : { clients_book_without_plan: isOn }
  // The new version makes an owner's stale screen fail to save, so it cannot restore the old value.
  await database.db
    .updateTable('studio_settings')
    .set((eb) => ({ ...fields, settings_version: eb('settings_version', '+', 1) }))
    .execute()
  live.publish({ kind: 'plan' })
}
