import type { Mailer } from '#platform/mail/mailer.ts'
import type { Platform } from '#platform/platform.ts'

import { overdueSteps } from '../clean-up.rules.ts'
import type { AdminSettings } from '../settings.contract.ts'
import { channelsOf } from './channels.ts'
import { type SettingsRow, settingsOf } from './settings-row.ts'

export async function readSettings(platform: Platform, mailer: Mailer): Promise<AdminSettings> {
  const row = await platform.database.db.selectFrom('studio_settings').selectAll().executeTakeFirstOrThrow()
  return await presentSettings(platform, mailer, row)
}

export async function presentSettings(
  platform: Platform,
  mailer: Mailer,
  row: SettingsRow,
): Promise<AdminSettings> {
  return {
    version: row.settings_version,
    timeZone: row.time_zone,
    settings: settingsOf(row),
    channels: await channelsOf(platform, mailer),
    overdueCleanUp: await overdueCleanUp(platform, row.cleaned_up_at),
  }
}

async function overdueCleanUp({ database, clock }: Platform, lastNight: Date) {
  const rows = await database.db.selectFrom('clean_up_steps').select(['name', 'succeeded_at']).execute()
  const succeeded = new Map(rows.map((row) => [row.name, row.succeeded_at]))
  return overdueSteps(succeeded, lastNight, clock.now())
}
