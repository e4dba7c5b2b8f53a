import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'

import { type BookingSettings, bookingSettingsSchema, slotSettingsSchema } from '../settings.contract.ts'
import { settingColumns } from './settings-row.ts'

const columnsOf = (...names: readonly (keyof typeof settingColumns)[]) =>
  [
    'studio_settings.time_zone AS "timeZone"',
    ...names.map((name) => `studio_settings.${settingColumns[name]} AS "${name}"`),
  ].join(', ')

/** SQL columns of `SlotSettings` alone, because the search for any barber repeats them for each barber. */
export const slotSettingsColumns = columnsOf(...slotSettingsSchema.keyof().options)
export const bookingSettingsColumns = columnsOf(...bookingSettingsSchema.keyof().options, 'phone')

export async function bookingSettings(db: Db): Promise<BookingSettings> {
  const { rows } =
    await sql<BookingSettings>`SELECT ${sql.raw(bookingSettingsColumns)} FROM studio_settings`.execute(db)
  const [settings] = rows
  if (!settings) throw new Error('The studio has no settings')
  return settings
}
