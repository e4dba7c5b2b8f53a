import { type RawBuilder, sql, type SqlBool } from 'kysely'

import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import type { Actor } from '#features/audit/server/public.ts'
import { appointmentIs } from '#features/availability/server/public.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { selectAppointments } from '../appointment-rows.ts'
import { forgetGuest, forgetWords } from './appointment-table.ts'
import { cancellation } from './cancellation.ts'
import { applyChange } from './change-appointment.ts'

/** Who leaves. What they booked as a guest is theirs, too, once the address is proven. */
export type LeavingClient = { id: string; provenEmail: string | null }

/**
 * Somebody's account is about to be deleted: what lies ahead is cancelled with the usual notices, what is over keeps
 * nothing that they wrote. The mails go to the address as it still is. The transaction holds the client's locks already.
 * @returns the ids of their appointments
 */
export async function releaseClient(
  platform: Platform,
  transaction: Transaction,
  client: LeavingClient,
  actor: Actor,
): Promise<string[]> {
  const { db } = transaction
  const ids = await forgetWords(db, isTheirs(client))
  await cancelWhatLiesAhead(platform, transaction, client, actor)
  if (client.provenEmail !== null) await forgetGuest(db, client.provenEmail, platform.clock.now())
  return ids
}

function isTheirs({ id, provenEmail }: LeavingClient): RawBuilder<SqlBool> {
  return sql<SqlBool>`(appointments.client_id = ${id} OR appointments.guest_email = ${provenEmail})`
}

async function cancelWhatLiesAhead(
  platform: Platform,
  transaction: Transaction,
  client: LeavingClient,
  actor: Actor,
): Promise<void> {
  const now = platform.clock.now()
  const by = { kind: 'admin', userId: actor.id, actor } as const
  const ahead = await selectAppointments(transaction.db)
    .where(isTheirs(client))
    .where(appointmentIs.ahead(now))
    .orderBy('appointments.starts_at')
    .execute()
  for (const row of ahead) {
    const change = cancellation(appointmentsTexts.accountDeleted, now)
    await applyChange(platform, { transaction, row, by, now }, change)
  }
}
