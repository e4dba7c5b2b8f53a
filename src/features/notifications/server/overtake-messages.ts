import { sql } from 'kysely'

import { firstWakingMoment } from '#features/studio/quiet-hours.rules.ts'
import type { MessageSettings } from '#features/studio/server/public.ts'
import type { Db } from '#platform/database/database.ts'

import type { Channel } from '../notifications.contract.ts'
import { waiting } from './waiting.ts'

/** A link or a password that has left by mail, or never will, is kept nowhere else. */
export const withoutSecrets = sql<string>`CASE WHEN appointment_id IS NULL THEN payload - 'token' - 'password' ELSE payload END`

/**
 * What an appointment's later life has overtaken does not leave. One that is just being handed over may: it is noted as sent
 * then.
 */
export async function overtakeMessages(
  db: Db,
  appointmentId: string,
  templates: readonly string[],
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'overtaken' })
    .where('appointment_id', '=', appointmentId)
    .where('template', 'in', templates)
    .where('state', 'in', waiting)
    .execute()
}

/** The same of what was caused by something else than an appointment. @param causes as they were given to the outbox */
export async function overtakeCauses(db: Db, template: string, causes: readonly string[]): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'overtaken', payload: withoutSecrets })
    .where('template', '=', template)
    .where('state', 'in', waiting)
    .where(sql<boolean>`split_part(cause_key, ':', 2) = ANY (${causes}::text[])`)
    .execute()
}

/** Of what is due: whatever comes too late does not leave, and at night nobody is woken by what they have not asked for. */
export async function overtakeAndPostpone(
  db: Db,
  channel: Channel,
  now: Date,
  { quiet, timeZone }: MessageSettings,
): Promise<void> {
  const due = db
    .updateTable('messages')
    .where('state', 'in', waiting)
    .where('channel', '=', channel)
    .where('send_after', '<=', now)
  await due.set({ state: 'overtaken', payload: withoutSecrets }).where('useful_until', '<=', now).execute()
  const awake = firstWakingMoment(now, quiet, timeZone)
  if (awake > now)
    await due.set({ state: 'queued', send_after: awake }).where('useful_until', '>', now).execute()
}

/** The same of what a field of its payload names. */
export async function overtakeAbout(
  db: Db,
  templates: readonly string[],
  { field, value }: { field: string; value: string },
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'overtaken', payload: withoutSecrets })
    .where('template', 'in', templates)
    .where('state', 'in', waiting)
    .where(sql<boolean>`payload ->> ${field}::text = ${value}`)
    .execute()
}
