import { sql } from 'kysely'

import type { Actor } from '#features/audit/server/public.ts'
import { queueMessage } from '#features/notifications/server/public.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'

import { bookingTexts } from '../appointments.it.ts'
import { type AppointmentRow, selectAppointments } from './appointment-rows.ts'
import { bookingMessages } from './booking-messages.ts'
import { type Caller, readAppointment } from './load-appointment.ts'
import { lockAppointments } from './lock-appointments.ts'
import { recordAppointment } from './record-appointment.ts'
import { tellStaff } from './tell-staff.ts'
import { writeCancellation } from './write-cancellation.ts'

/** Who leaves. What they booked as a guest is theirs, too, once the address is proven. */
export type LeavingClient = { id: string; provenEmail: string | null }

/**
 * Somebody's account is about to be deleted: what lies ahead is cancelled with the usual notices, what is over keeps
 * nothing that they wrote, and what the staff noted of them goes. The mails go to the address as it still is. The
 * caller holds the client's locks.
 * @returns whose appointments they were, and what remains to be done after the commit
 */
export async function releaseClient(
  platform: Platform,
  db: Db,
  client: LeavingClient,
  actor: Actor,
): Promise<{ appointmentIds: string[]; tellStaff: () => void }> {
  await lockAppointments(db, (query) => query.where(isTheirs(client)))
  const all = await db
    .updateTable('appointments')
    .set({ cancellation_reason: null, browser_time_zone: null })
    .where(isTheirs(client))
    .returning('id')
    .execute()
  await removeCard(db, `client:${client.id}`)
  if (client.provenEmail !== null) await removeCard(db, `guest:${client.provenEmail}`)
  const cancelled = await cancelWhatLiesAhead(platform, db, client, actor)
  if (client.provenEmail !== null) await forgetGuest(db, client.provenEmail, platform.clock.now())
  return {
    appointmentIds: all.map(({ id }) => id),
    tellStaff() {
      for (const row of cancelled) tellStaff(platform, 'cancelled', row, actor.id)
    },
  }
}

function isTheirs({ id, provenEmail }: LeavingClient) {
  return sql<boolean>`(appointments.client_id = ${id} OR appointments.guest_email = ${provenEmail})`
}

/** What they booked as a guest keeps no name: there is no account whose row could lose it. */
async function forgetGuest(db: Db, email: string, now: Date): Promise<void> {
  const { firstName, lastName } = bookingTexts.forgottenGuest
  await db
    .updateTable('appointments')
    .set((eb) => ({
      guest_first_name: firstName,
      guest_last_name: lastName,
      guest_email: eb(eb.cast<string>('id', 'text'), '||', '@eliminato.invalid'),
      guest_phone: '',
      forgotten_at: now,
    }))
    .where('guest_email', '=', email)
    .execute()
}

/** What was noted goes. A bar stays with the address and the number: another account must not lift it. */
async function removeCard(db: Db, customer: string): Promise<void> {
  const card = await db
    .deleteFrom('customer_cards')
    .where('customer', '=', customer)
    .returning(['barred_at', 'barred_email', 'barred_phone', 'updated_at'])
    .executeTakeFirst()
  if (!card?.barred_at || card.barred_email === null) return
  await db
    .insertInto('customer_cards')
    .values({ customer: `guest:${card.barred_email}`, ...card })
    .onConflict((conflict) => conflict.column('customer').doUpdateSet(card))
    .execute()
}

async function cancelWhatLiesAhead(
  platform: Platform,
  db: Db,
  client: LeavingClient,
  actor: Actor,
): Promise<AppointmentRow[]> {
  const now = platform.clock.now()
  const caller: Caller = { kind: 'admin', userId: actor.id, actor }
  const ahead = await selectAppointments(db)
    .where(isTheirs(client))
    .where('appointments.status', 'in', ['pending', 'confirmed'])
    .where('appointments.starts_at', '>', now)
    .orderBy('appointments.starts_at')
    .execute()
  const cancelled: AppointmentRow[] = []
  for (const before of ahead) {
    await writeCancellation(db, before.id, bookingTexts.accountDeleted, now)
    const after = await readAppointment(db, before.id)
    for (const message of bookingMessages(platform, 'cancelled', after)) {
      await queueMessage(transaction, { ...message, appointmentId: after.id }, now)
    }
    await recordAppointment(db, caller, now, 'status_changed', before, after)
    cancelled.push(after)
  }
  return cancelled
}
