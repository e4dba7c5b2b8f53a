import { type Actor, recordChange } from '#features/audit/server/public.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { platformError } from '#platform/http/errors.ts'
import { storedPhone } from '#platform/phone-numbers.ts'
import type { Platform } from '#platform/platform.ts'
import { phoneTexts } from '#shared/phone.it.ts'

import type { SettingsRequest, ShopSettings } from '../settings.contract.ts'
import { settingsTexts } from '../settings.it.ts'
import { auditedSettings, columnsOf, type SettingsRow, settingsOf } from './settings-row.ts'

/** The one row has no id of its own. */
const theSettings = '00000000-0000-7000-8000-000000000000'

/**
 * All or nothing. Open booking pages read again what can be booked: the row's `schedule_version` grows along.
 * @throws AppError 400, 409 when somebody else has saved since the screen read
 */
export async function saveSettings(
  platform: Platform,
  actor: Actor,
  { version, ...settings }: SettingsRequest,
): Promise<SettingsRow> {
  const now = platform.clock.now()
  const stored = withStoredPhones(settings)
  return await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    const before = await db.selectFrom('studio_settings').selectAll().forUpdate().executeTakeFirstOrThrow()
    if (before.settings_version !== version) throw platformError('CONFLICT')
    const after = await db
      .updateTable('studio_settings')
      .set((eb) => ({
        ...columnsOf(stored, before),
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

function withStoredPhones<Settings extends Pick<ShopSettings, 'phone' | 'links'>>(
  settings: Settings,
): Settings {
  const { phone, links } = settings
  const { developerPhone: typed } = links
  const refusal = settingsTexts.validation.developerPhone
  const developerPhone = typed === '' ? '' : storedPhone(typed, 'links.developerPhone', refusal)
  return {
    ...settings,
    phone: storedPhone(phone, 'phone', phoneTexts.invalid),
    links: { ...links, developerPhone },
  }
}
