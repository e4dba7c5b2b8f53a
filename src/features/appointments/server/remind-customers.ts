import { sql } from 'kysely'

import { queueMessages } from '#features/messages/server/outbox.ts'
import { type MessageSettings, messageSettings } from '#features/settings/server/message-settings.ts'
import { inTransaction, type Transaction } from '#platform/database/transaction.ts'
import { type Job, preventOverlap } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { instantToWallClock } from '#shared/calendar-time.ts'

import { isReminderDue, reminderHorizon } from '../reminders.rules.ts'
import { selectAppointments, fetchAppointments } from './appointment-rows.ts'
import type { Appointment } from './appointment.ts'
import { reminderTemplate, remindersOf } from './mails/reminder-message.ts'

/**
 * Writes reminders whose moment has come. Nothing is scheduled ahead: the job checks the next days' appointments every
 * minute, so a move, a cancellation or a new setting takes effect at once. A change to the appointment supersedes its
 * queued reminder, see effects/supersede.ts.
 */
export function remindCustomersJob(platform: Platform): Job {
  return preventOverlap({
    name: 'remind-customers',
    cron: '* * * * *',
    async run() {
      const settings = await messageSettings(platform.database.db)
      if (!settings.sendsReminders) return
      const now = platform.clock.now()
      await inTransaction(platform, async (transaction) => {
        const ahead = await unremindedAhead(transaction, settings, now)
        const due = ahead.filter((appointment) => isReminderDue(momentsOf(appointment), now, settings))
        await queueMessages(
          transaction,
          due.flatMap((appointment) => remindersOf(platform, appointment, settings)),
          now,
        )
      })
    },
  })
}

function momentsOf({ startsAt, standsSince, createdAt }: Appointment) {
  return { startsAt, standsSince: standsSince ?? createdAt }
}

/**
 * Skips appointments that are locked by a writer, since the job comes back in a minute. Locks the others until their
 * reminders are written, so that a later change supersedes them.
 */
async function unremindedAhead(
  { db }: Transaction,
  settings: MessageSettings,
  now: Date,
): Promise<Appointment[]> {
  const until = new Date(now.getTime() + reminderHorizon(settings))
  const dayOf = (instant: Date) => instantToWallClock(instant, settings.timeZone).day
  const ahead = selectAppointments(db)
    .where('appointments.status', '=', 'confirmed')
    .where('appointments.starts_at', '>', now)
    .where('appointments.starts_at', '<=', until)
    // Redundant conditions, for the index on barber and day.
    .where('appointments.barber_id', 'in', (eb) => eb.selectFrom('barbers').select('id'))
    .where('appointments.shop_day', '>=', dayOf(now))
    .where('appointments.shop_day', '<=', dayOf(until))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('messages')
            .select('messages.id')
            .whereRef('messages.appointment_id', '=', 'appointments.id')
            .where('messages.template', '=', reminderTemplate)
            .where(sql<boolean>`(messages.payload ->> 'sequence')::int = appointments.calendar_sequence`),
        ),
      ),
    )
    .forShare(['appointments'])
    .skipLocked()
  return await fetchAppointments(ahead)
}
