import type { Platform } from '#platform/platform.ts'

/**
 * Who may book all the same. Without a plan it is the operator's to say, not the owner's; guests at the limit the owner may turn
 * away as well.
 */
type PlanRule = 'clients_book_without_plan' | 'blocks_guests_at_limit'

export async function writePlanRule(
  { database, live }: Pick<Platform, 'database' | 'live'>,
  rule: PlanRule,
  isOn: boolean,
): Promise<void> {
  const fields =
    rule === 'blocks_guests_at_limit' ? { blocks_guests_at_limit: isOn } : { clients_book_without_plan: isOn }
  // An owner whose screen has read the old value does not write it back.
  await database.db
    .updateTable('studio_settings')
    .set((eb) => ({ ...fields, settings_version: eb('settings_version', '+', 1) }))
    .execute()
  live.publish({ kind: 'plan' })
}
