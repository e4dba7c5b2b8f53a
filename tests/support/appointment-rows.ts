import type { Insertable } from 'kysely'

import type {
  Appointments,
  FreedTimes,
  Messages,
  Payments,
  WaitingList,
  WaitingOffers,
} from '#platform/database/database.types.ts'
import { type Day, timeToMinutes, wallClockToInstant } from '#shared/calendar-time.ts'

import type { Shop } from './shop.ts'

/** Rows that a test inserts itself, for states and times that no single request creates. */

type AppointmentColumns = Partial<Insertable<Appointments>> & { day?: Day; time?: string; service?: string }

/** An appointment of a guest, unless the columns name a customer: Friday at 10:00, a haircut. @returns its id */
export async function appointmentRow(
  { platform: { database } }: Shop,
  barber: { id: string },
  { day = '2026-03-13', time = '10:00', service = 'Taglio', ...columns }: AppointmentColumns = {},
): Promise<string> {
  const { id, name, price_centimes, duration_minutes } = await database.db
    .selectFrom('services')
    .select(['id', 'name', 'price_centimes', 'duration_minutes'])
    .where('name', '=', service)
    .executeTakeFirstOrThrow()
  const minutes = columns.duration_minutes ?? duration_minutes
  const starts = wallClockToInstant(day, timeToMinutes(time), 'Europe/Zurich')
  const isGuest = !columns.client_id && !columns.client_nickname && columns.held_for !== 'line'
  const written = new Date('2026-03-10T08:00:00+01:00')
  const row = await database.db
    .insertInto('appointments')
    .values({
      barber_id: barber.id,
      service_id: id,
      service_name: name,
      price_centimes,
      duration_minutes: minutes,
      starts_at: starts,
      ends_at: new Date(starts.getTime() + minutes * 60_000),
      shop_day: day,
      start_minute: timeToMinutes(time),
      status: columns.held_for ? 'held' : 'confirmed',
      payment_type: 'in_person',
      payment_method: 'cash',
      payment_status: 'pending',
      created_at: written,
      updated_at: written,
      ...(columns.status === 'cancelled' && { cancelled_at: written }),
      ...(columns.held_for && { hold_expires_at: new Date('2027-01-01') }),
      ...(isGuest && {
        guest_first_name: 'Anna',
        guest_last_name: 'Rossi',
        guest_email: 'anna@vicini.test',
        guest_phone: '+41795550101',
      }),
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function reminderRow(
  { platform: { database } }: Shop,
  appointmentId: string,
  columns: Partial<Insertable<Messages>> = {},
): Promise<void> {
  await database.db
    .insertInto('messages')
    .values({
      template: 'appointment-reminder',
      recipient: 'reminded@vicini.test',
      payload: { sequence: 0 },
      cause_key: `appointment-reminder:${appointmentId}:${crypto.randomUUID()}`,
      appointment_id: appointmentId,
      created_at: new Date('2026-03-10T08:00:00+01:00'),
      send_after: new Date('2026-03-10T08:00:00+01:00'),
      ...columns,
    })
    .execute()
}

/** The sums of its appointment follow with the next command only. */
export async function paymentRow(
  { platform: { database } }: Shop,
  appointmentId: string | null,
  columns: Partial<Insertable<Payments>> = {},
): Promise<string> {
  const written = new Date('2026-03-10T08:00:00+01:00')
  const isPaid = (columns.state ?? 'succeeded') === 'succeeded'
  const { method = 'card' } = columns
  const row = await database.db
    .insertInto('payments')
    .values({
      purpose: 'appointment',
      account: 'salon',
      appointment_id: appointmentId,
      amount_centimes: 3000,
      currency: 'CHF',
      method: isPaid ? method : null,
      state: 'succeeded',
      stripe_intent_id: method === 'cash' ? null : `pi_${crypto.randomUUID()}`,
      created_at: written,
      updated_at: written,
      paid_at: isPaid ? written : null,
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** A wish for any haircut of that barber, unless the columns say otherwise; null: any barber. @returns its id */
export async function requestRow(
  { platform: { database } }: Shop,
  clientId: string,
  barber: { id: string } | null,
  columns: Partial<Insertable<WaitingList>> = {},
): Promise<string> {
  const service = await database.db
    .selectFrom('services')
    .select(['id', 'name'])
    .where('name', '=', columns.service_name ?? 'Taglio')
    .executeTakeFirstOrThrow()
  const row = await database.db
    .insertInto('waiting_list')
    .values({
      client_id: clientId,
      preferred_barber_id: barber?.id ?? null,
      service_id: service.id,
      service_name: service.name,
      requested_at: new Date('2026-03-10T08:00:00+01:00'),
      expires_at: new Date('2026-04-09T08:00:00+02:00'),
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Friday from 16:00 to 16:30, freed on Tuesday, unless the columns say otherwise. @returns its id */
export async function freedRow(
  { platform: { database } }: Shop,
  barber: { id: string },
  columns: Partial<Insertable<FreedTimes>> = {},
): Promise<string> {
  const row = await database.db
    .insertInto('freed_times')
    .values({
      barber_id: barber.id,
      shop_day: '2026-03-13',
      start_minute: 16 * 60,
      end_minute: 16 * 60 + 30,
      freed_at: new Date('2026-03-10T08:00:00+01:00'),
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * An open offer with its held time: Friday at 16:00, a haircut. `request: null` leaves the request out, `hold: null`
 * the hold.
 * @returns the ids
 */
export async function offerRow(
  shop: Shop,
  clientId: string,
  barber: { id: string },
  {
    time = '16:00',
    request,
    hold,
    ...columns
  }: Partial<Insertable<WaitingOffers>> & {
    time?: string
    request?: Partial<Insertable<WaitingList>> | null
    hold?: AppointmentColumns | null
  } = {},
): Promise<{ id: string; request: string | null; hold: string | null }> {
  const isOpen = (columns.outcome ?? null) === null
  const requestId =
    request === null
      ? null
      : await requestRow(shop, clientId, barber, { status: isOpen ? 'notified' : 'pending', ...request })
  const heldFor = isOpen ? { held_for: 'offer', client_id: clientId } : { held_for: 'line' }
  const holdId = hold === null ? null : await appointmentRow(shop, barber, { time, ...heldFor, ...hold })
  const service = await shop.platform.database.db
    .selectFrom('services')
    .select(['id', 'name'])
    .where('name', '=', 'Taglio')
    .executeTakeFirstOrThrow()
  const row = await shop.platform.database.db
    .insertInto('waiting_offers')
    .values({
      request_id: requestId,
      client_id: clientId,
      hold_id: holdId,
      barber_id: barber.id,
      service_id: service.id,
      service_name: service.name,
      shop_day: '2026-03-13',
      start_minute: timeToMinutes(time),
      starts_at: wallClockToInstant('2026-03-13', timeToMinutes(time), 'Europe/Zurich'),
      duration_minutes: 30,
      price_centimes: 3000,
      offered_at: new Date('2026-03-11T08:50:00+01:00'),
      expires_at: new Date('2026-03-11T09:20:00+01:00'),
      ...(!isOpen && { closed_at: new Date('2026-03-11T08:55:00+01:00') }),
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: row.id, request: requestId, hold: holdId }
}

export async function forgetLineAndLimits({ platform: { database } }: Shop): Promise<void> {
  for (const table of ['waiting_offers', 'freed_times', 'waiting_list', 'rate_limits'])
    await database.pool.query(`DELETE FROM ${table}`)
}
