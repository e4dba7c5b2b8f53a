import type { Db } from '#platform/database/database.ts'

import type { QuietHours } from '../quiet-hours.rules.ts'

export type MessageSettings = {
  timeZone: string
  quiet: QuietHours
  offerMinutes: number
  reminderHours: number
  sendsReminders: boolean
  /** Whether the owner wants text messages. Whether an SMS server exists is a matter of `platform`. */
  sendsSms: boolean
}

export async function messageSettings(db: Db): Promise<MessageSettings> {
  const row = await db.selectFrom('studio_settings').selectAll().executeTakeFirstOrThrow()
  return {
    timeZone: row.time_zone,
    quiet: { fromMinute: row.quiet_from_minute, toMinute: row.quiet_to_minute },
    offerMinutes: row.offer_minutes,
    reminderHours: row.reminder_hours,
    sendsReminders: row.sends_reminders,
    sendsSms: row.sends_sms,
  }
}
