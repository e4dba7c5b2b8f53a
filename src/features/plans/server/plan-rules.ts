import type { Platform } from '#platform/platform.ts'

/** Who may book all the same: the operator's to say, not the owner's. */
type PlanRule = 'clients_book_without_plan' | 'blocks_guests_at_limit'

export async function writePlanRule(
  { database, live }: Pick<Platform, 'database' | 'live'>,
  rule: PlanRule,
  isOn: boolean,
): Promise<void> {
  const fields =
    rule === 'blocks_guests_at_limit' ? { blocks_guests_at_limit: isOn } : { clients_book_without_plan: isOn }
  await database.db.updateTable('studio_settings').set(fields).execute()
  live.publish({ kind: 'plan' })
}
