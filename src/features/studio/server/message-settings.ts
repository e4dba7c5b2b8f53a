import type { Db } from '#platform/database/database.ts'

import type { QuietHours } from '../quiet-hours.rules.ts'

/** When the shop writes to people, and by which ways, as its owner has set it. */
export type MessageSettings = {
  timeZone: string
  quiet: QuietHours
  /** How long a freed time is held for one client, in minutes. */
  offerMinutes: number
  /** How many hours before an appointment its reminder leaves. */
  reminderHours: number
  sendsReminders: boolean
  /** Whether the owner wants text messages; whether they can leave is `platform`'s to know. */
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
