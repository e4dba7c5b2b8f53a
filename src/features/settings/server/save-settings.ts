import { type Actor, recordChange } from '#features/audit/server/public.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { platformError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'

import type { SettingsRequest } from '../settings.contract.ts'
import { auditedSettings, columnsOf, type SettingsRow, settingsOf } from './settings-row.ts'

/** The one row has no id of its own. */
const theSettings = '00000000-0000-7000-8000-000000000000'

/**
 * All or nothing. Open booking pages read again what can be booked: the row's `schedule_version` grows along.
 * @throws AppError 409 when somebody else has saved since the screen read
 */
export async function saveSettings(
  platform: Platform,
  actor: Actor,
  { version, ...settings }: SettingsRequest,
): Promise<SettingsRow> {
  const now = platform.clock.now()
  return await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    const before = await db.selectFrom('studio_settings').selectAll().forUpdate().executeTakeFirstOrThrow()
    if (before.settings_version !== version) throw platformError('CONFLICT')
    const after = await db
      .updateTable('studio_settings')
      .set((eb) => ({
        ...columnsOf(settings, before),
        settings_version: eb('settings_version', '+', 1),
        schedule_version: eb('schedule_version', '+', 1),
      }))
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordChange(transaction, actor, now, {
      entity: 'settings',
      id: theSettings,
      name: after.name,
      action: 'updated',
      before: auditedSettings(settingsOf(before)),
      after: auditedSettings(settingsOf(after)),
    })
    return after
  })
}
