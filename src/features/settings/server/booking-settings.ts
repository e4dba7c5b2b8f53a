import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'

import { type BookingSettings, bookingSettingsSchema } from '../settings.contract.ts'
import { settingColumns } from './settings-row.ts'

const names = [...bookingSettingsSchema.keyof().options, 'phone'] as const

/** SQL columns of `studio_settings`, as in `BookingSettings`. */
export const bookingSettingsColumns = [
  'studio_settings.time_zone AS "timeZone"',
  ...names.map((name) => `studio_settings.${settingColumns[name]} AS "${name}"`),
].join(', ')

export async function bookingSettings(db: Db): Promise<BookingSettings> {
  const { rows } =
    await sql<BookingSettings>`SELECT ${sql.raw(bookingSettingsColumns)} FROM studio_settings`.execute(db)
  const [settings] = rows
  if (!settings) throw new Error('The studio has no settings')
  return settings
}
