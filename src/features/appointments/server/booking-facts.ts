import type { Actor } from '#features/audit/server/record-change.ts'
import {
  type BarberDayRow,
  type BusyText,
  barberDayColumns,
  busyText,
} from '#features/availability/server/day-facts.ts'
import { isOpenSql, occupiesSlotSql } from '#features/availability/server/occupancy.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { StoredAnswer } from '#platform/http/idempotency.ts'
import { type Day, weekdayIndex } from '#shared/calendar-time.ts'

export type Customer =
  | { kind: 'client'; userId: string; firstName: string; lastName: string; email: string; phone: string }
  | { kind: 'guest'; firstName: string; lastName: string; email: string; phone: string }
  | {
      kind: 'phone'
      nickname: string
      phone: string | null
      /** The customer row that the staff chose; null for an unknown customer. */
      customerId: string | null
      bookedBy: Actor | null
    }

export type BookingFactsQuery = {
  day: Day
  barberId: string | undefined
  /** name or id */
  service: string
  customer: Customer
  now: Date
  idempotencyKey?: { route: string; key: string } | undefined
  /** The appointment that is being moved: its own slot counts as free. */
  movedAppointment?: string | undefined
  ignoredHolds?: readonly string[]
  /** Counts the client's open offers as taken; a booking ignores them. */
  keepsOffers?: boolean
  caller?: string | undefined
}

export type CandidateRow = BarberDayRow & {
  id: string
  first_name: string
  last_name: string
  email: string
  /** `updated_at`: changes with hours, vacations, services and profile. */
  version: string
  offers: boolean
}

/** Everything a booking is decided on, read by one statement after the locks are taken. */
export type BookingFacts = {
  settings: {
    time_zone: string
    auto_confirm: boolean
    booking_window_days: number
    max_future_per_client: number
    max_future_per_guest: number
    blocks_guests_at_limit: boolean
    phone: string
  }
  service: { id: string; name: string; price_centimes: number; duration_minutes: number } | null
  candidates: CandidateRow[] | null
  /**
   * The customer's upcoming appointments. For a guest: the larger of those by address and those by number. Appointments
   * of an account count for the guest with its address, and the other way round, once the address is proven.
   */
  future_count: number
  is_waiting: boolean
  /**
   * Slots held while the customer pays; with `keepsOffers` also open offers. For a client the account's holds count;
   * for a guest only holds from the same network address, since anybody can enter an address or a number.
   */
  hold_count: number
  last_hour: { count: number; since: string | null }
  own_busy: BusyText
  has_account: boolean
  is_barred: boolean
  has_customer: boolean
  is_gone: boolean
  stored: StoredAnswer | null
}

/**
 * In a condition with OR, PostgreSQL uses the index only for an array of known ids; with a subquery it reads every open
 * appointment. An appointment keeps its service: its barber may do it at another time even when no barber offers it any more.
 *
 * $1 day · $2 weekday · $3 barber or null · $4 service · $5 client or null · $6 e-mail · $7 phone
 * $8 now · $9 moved appointment or null · $10 route · $11 idempotency key or null
 * $12 the customer that the staff chose, or null · $13 holds that count as free
 * $14 whether the client's offers count as taken · $15 keyed hash of a paying guest's network address, or null
 */
/**
 * SQL: whether another customer, not barred, has the number of the barred one (k). A barred customer may give a
 * number of another person, and that person must still be able to book.
 */
const isNumberOfOther = `EXISTS (SELECT FROM customers o LEFT JOIN users ou ON ou.id = o.user_id
  WHERE o.id <> k.id AND o.forgotten_at IS NULL AND coalesce(ou.phone, o.phone) = $7
    AND NOT EXISTS (SELECT FROM customer_cards oc WHERE oc.customer_id = o.id AND oc.barred_at IS NOT NULL))`

const statement = {
  name: 'booking-facts',
  text: `WITH moved AS (
    SELECT barber_id, service_id FROM appointments WHERE id = $9
  ), own AS (
    SELECT ARRAY(SELECT id FROM appointments WHERE $5::uuid IS NOT NULL AND NOT $14 AND status = 'held' AND held_for = 'offer'
      AND client_id = $5) || $13::uuid[] || array_remove(ARRAY[$9::uuid], NULL) AS ids
  ), service AS (
    SELECT id, name, price_centimes, duration_minutes FROM services
    WHERE (id::text = $4 OR lower(name) = lower($4))
      AND ((is_active AND deleted_at IS NULL) OR id = (SELECT service_id FROM moved))
    ORDER BY is_active AND deleted_at IS NULL DESC LIMIT 1
  ), known AS (
    SELECT customer_id FROM customer_keys
    WHERE (kind, value) IN (('account', $5::uuid::text), ('email', $6), ('phone', $7))
      OR (kind = 'account' AND value = (SELECT id::text FROM users WHERE lower(email) = $6 AND deleted_at IS NULL))
  )
  SELECT
    (SELECT row_to_json(s) FROM (SELECT time_zone, auto_confirm, booking_window_days, max_future_per_client,
      max_future_per_guest, blocks_guests_at_limit, phone FROM studio_settings) s) AS settings,
    (SELECT row_to_json(service) FROM service) AS service,
    (SELECT json_agg(row_to_json(c)) FROM (
      SELECT b.id, b.first_name, b.last_name, b.email, b.updated_at::text AS version,
        EXISTS (SELECT 1 FROM barber_services bs WHERE bs.barber_id = b.id
          AND bs.service_id = (SELECT id FROM service))
          OR (b.id, (SELECT id FROM service)) = (SELECT barber_id, service_id FROM moved) AS offers,
        ${barberDayColumns({ day: '$1', ignored: '(SELECT ids FROM own)', now: '$8' })}
      FROM barbers b JOIN working_days w ON w.barber_id = b.id AND w.weekday = $2
      WHERE b.is_active AND b.deleted_at IS NULL AND ($3::uuid IS NULL OR b.id = $3)
      ORDER BY b.sort_order, b.id
    ) c) AS candidates,
    CASE WHEN $5::uuid IS NOT NULL
      THEN (SELECT count(*) FROM appointments WHERE customer_id IN (SELECT customer_id FROM known) AND starts_at > $8
        AND ${isOpenSql('appointments')}
        AND (client_id = $5 OR guest_email IN (SELECT lower(email) FROM users WHERE id = $5 AND email_verified_at IS NOT NULL)))
      ELSE (SELECT greatest(count(*) FILTER (WHERE guest_phone IS DISTINCT FROM $7 OR customer_id IN (SELECT customer_id FROM known)),
          count(*) FILTER (WHERE guest_phone = $7))
        FROM appointments WHERE (customer_id = ANY (ARRAY(SELECT customer_id FROM known)) OR guest_phone = $7) AND starts_at > $8
          AND ${isOpenSql('appointments')}
          AND (client_id IS NULL OR EXISTS (SELECT FROM users WHERE id = client_id AND email_verified_at IS NOT NULL)))
    END::int AS future_count,
    (SELECT count(*) FROM appointments WHERE (held_for = 'payment' OR (held_for = 'offer' AND $14)) AND status = 'held' AND hold_expires_at > $8 AND ($9::uuid IS NULL OR id <> $9)
      AND CASE WHEN $5::uuid IS NULL
        THEN (guest_email = $6 OR guest_phone = $7)
          AND EXISTS (SELECT FROM payments p WHERE p.appointment_id = appointments.id AND p.caller = $15)
        ELSE client_id = $5 END)::int AS hold_count,
    (SELECT json_build_object('since', min(created_at),
        'count', greatest(count(*) FILTER (WHERE guest_email = $6), count(*) FILTER (WHERE guest_phone = $7)))
      FROM appointments WHERE $5::uuid IS NULL AND (guest_email = $6 OR guest_phone = $7)
        AND starts_at > $8 - interval '1 hour' AND created_at > $8 - interval '1 hour') AS last_hour,
    (SELECT ${busyText()} FROM appointments a
      WHERE a.client_id = $5 AND a.shop_day = $1 AND ${occupiesSlotSql('a', '$8')}
        AND a.id <> ALL ((SELECT ids FROM own)::uuid[])) AS own_busy,
    ($5::uuid IS NOT NULL AND EXISTS (SELECT 1 FROM waiting_list WHERE client_id = $5
      AND (status = 'notified' OR (status = 'pending' AND service_id = (SELECT id FROM service))))) AS is_waiting,
    EXISTS (SELECT 1 FROM users WHERE lower(email) = $6 AND deleted_at IS NULL) AS has_account,
    ($12::uuid IS NULL OR EXISTS (SELECT 1 FROM customers WHERE id = $12 AND forgotten_at IS NULL)) AS has_customer,
    $5::uuid IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users WHERE id = $5 AND deleted_at IS NULL) AS is_gone,
    EXISTS (SELECT 1 FROM customer_cards c WHERE barred_at IS NOT NULL
      AND (customer_id IN (SELECT customer_id FROM known)
        OR customer_id IN (SELECT b.customer_id FROM customer_bars b
          WHERE (b.kind, b.value) IN (('account', $5::uuid::text), ('email', $6), ('phone', $7)))
        OR EXISTS (SELECT FROM customers k LEFT JOIN users u ON u.id = k.user_id
          WHERE k.id = c.customer_id AND coalesce(u.phone, k.phone) = $7
          AND NOT ${isNumberOfOther}))) AS is_barred,
    (SELECT json_build_object('fingerprint', encode(fingerprint, 'hex'), 'status', status, 'answer', answer)
      FROM idempotency_keys WHERE route = $10 AND key = $11) AS stored`,
}

export async function readBookingFacts(
  { client }: Transaction,
  query: BookingFactsQuery,
): Promise<BookingFacts> {
  const {
    day,
    barberId,
    service,
    customer,
    now,
    idempotencyKey,
    movedAppointment,
    ignoredHolds = [],
    keepsOffers = false,
    caller,
  } = query
  const { rows } = await client.query<BookingFacts>({
    ...statement,
    values: [
      day,
      weekdayIndex(day),
      barberId ?? null,
      service,
      customer.kind === 'client' ? customer.userId : null,
      customer.kind === 'phone' ? null : customer.email.toLowerCase(),
      customer.kind === 'phone' ? null : customer.phone || null,
      now,
      movedAppointment ?? null,
      idempotencyKey?.route ?? null,
      idempotencyKey?.key ?? null,
      customer.kind === 'phone' ? customer.customerId : null,
      ignoredHolds,
      keepsOffers,
      caller ?? null,
    ],
  })
  const [facts] = rows
  if (!facts?.settings) throw new Error('The studio has no settings')
  return facts
}
