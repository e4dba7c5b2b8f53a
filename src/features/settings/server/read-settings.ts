import type { Platform } from '#platform/platform.ts'

import type { AdminSettings } from '../settings.contract.ts'
import { channelsOf, type Outside } from './channels.ts'
import { type SettingsRow, settingsOf } from './settings-row.ts'

export async function readSettings(platform: Platform, outside: Outside): Promise<AdminSettings> {
  const row = await platform.database.db.selectFrom('studio_settings').selectAll().executeTakeFirstOrThrow()
  return await presentSettings(platform, outside, row)
}

export async function presentSettings(
  platform: Platform,
  outside: Outside,
  row: SettingsRow,
): Promise<AdminSettings> {
  return {
    version: row.settings_version,
    timeZone: row.time_zone,
    settings: settingsOf(row),
    channels: await channelsOf(platform, outside),
  }
}
