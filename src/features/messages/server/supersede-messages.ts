import { sql } from 'kysely'

import { firstWakingMoment } from '#features/settings/quiet-hours.rules.ts'
import type { MessageSettings } from '#features/settings/server/message-settings.ts'
import type { Db } from '#platform/database/database.ts'

import type { Channel } from '../notifications.contract.ts'
import { unsentStates } from './unsent-states.ts'

/** Removes the link or password from a message that is sent or will never be; no other copy exists. */
export const withoutSecrets = sql<string>`CASE WHEN appointment_id IS NULL THEN payload - 'token' - 'password' ELSE payload END`

/**
 * Supersedes an appointment's waiting messages. A message that is being sent right now may still go out; it then counts as
 * sent.
 */
export async function supersedeMessages(
  db: Db,
  appointmentId: string,
  templates: readonly string[],
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'overtaken' })
    .where('appointment_id', '=', appointmentId)
    .where('template', 'in', templates)
    .where('state', 'in', unsentStates)
    .execute()
}

export async function supersedeByCause(db: Db, template: string, causes: readonly string[]): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'overtaken', payload: withoutSecrets })
    .where('template', '=', template)
    .where('state', 'in', unsentStates)
    .where(sql<boolean>`split_part(cause_key, ':', 2) = ANY (${causes}::text[])`)
    .execute()
}

/**
 * Supersedes due messages past their `usefulUntil`, and postpones the others that have one to the end of the quiet hours.
 */
export async function supersedeAndPostpone(
  db: Db,
  channel: Channel,
  now: Date,
  { quiet, timeZone }: MessageSettings,
): Promise<void> {
  const due = db
    .updateTable('messages')
    .where('state', 'in', unsentStates)
    .where('channel', '=', channel)
    .where('send_after', '<=', now)
  await due.set({ state: 'overtaken', payload: withoutSecrets }).where('useful_until', '<=', now).execute()
  const awake = firstWakingMoment(now, quiet, timeZone)
  if (awake > now)
    await due.set({ state: 'queued', send_after: awake }).where('useful_until', '>', now).execute()
}

export async function supersedeAbout(
  db: Db,
  templates: readonly string[],
  { field, value }: { field: string; value: string },
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'overtaken', payload: withoutSecrets })
    .where('template', 'in', templates)
    .where('state', 'in', unsentStates)
    .where(sql<boolean>`payload ->> ${field}::text = ${value}`)
    .execute()
}
