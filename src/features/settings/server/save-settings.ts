import { type Actor, recordChange } from '#features/audit/server/record-change.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { platformError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'

import type { SettingsRequest } from '../settings.contract.ts'
import { auditedSettings, columnsOf, type SettingsRow, settingsOf } from './settings-row.ts'

/** Id for the audit log; the only row of settings has none. */
const theSettings = '00000000-0000-7000-8000-000000000000'

/**
 * Saves all settings or none. Also raises the row's `schedule_version`, so that open booking pages reload the free slots.
 * @throws AppError 409 when another user has saved since the screen read the settings
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
