import {
  type BarberDayRow,
  type BusyText,
  barberDayColumns,
  busyText,
} from '#features/availability/server/day-facts.ts'
import { isOpenSql, occupiesSlotSql } from '#features/availability/server/occupancy.ts'
import { bookingSettingsColumns } from '#features/settings/server/booking-settings.ts'
import type { BookingSettings } from '#features/settings/settings.contract.ts'
import { namedStatement } from '#platform/database/named-statement.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { type StoredAnswer, storedAnswerSql } from '#platform/http/idempotency.ts'
import { type Day, weekdayIndex } from '#shared/calendar-time.ts'

import type { Customer } from '../customer.ts'

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
  settings: BookingSettings
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
   * for a guest only holds from the same network address, since a stranger can enter any address or number.
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
 * SQL: whether another customer, not barred, has the number of the barred one (k). A barred customer may give a
 * number of another person, and that person must still be able to book.
 */
const isNumberOfOther = `EXISTS (SELECT FROM customers o LEFT JOIN users ou ON ou.id = o.user_id
  WHERE o.id <> k.id AND o.forgotten_at IS NULL AND coalesce(ou.phone, o.phone) = :phone
    AND NOT EXISTS (SELECT FROM customer_cards oc WHERE oc.customer_id = o.id AND oc.barred_at IS NOT NULL))`

/**
 * In a condition with OR, PostgreSQL uses the index only for an array of known ids; with a subquery it reads every open
 * appointment. An appointment keeps its service: its barber may do it at another time even when no barber offers it any more.
 */
const factsStatement = namedStatement(
  'booking-facts',
  `WITH moved AS (
    SELECT barber_id, service_id FROM appointments WHERE id = :movedAppointment
  ), own AS (
    SELECT ARRAY(SELECT id FROM appointments WHERE :clientId::uuid IS NOT NULL AND NOT :keepsOffers AND status = 'held' AND held_for = 'offer'
      AND client_id = :clientId) || :ignoredHolds::uuid[] || array_remove(ARRAY[:movedAppointment::uuid], NULL) AS ids
  ), service AS (
    SELECT id, name, price_centimes, duration_minutes FROM services
    WHERE (id::text = :service OR lower(name) = lower(:service))
      AND ((is_active AND deleted_at IS NULL) OR id = (SELECT service_id FROM moved))
    ORDER BY is_active AND deleted_at IS NULL DESC LIMIT 1
  ), known AS (
    SELECT customer_id FROM customer_keys
    WHERE (kind, value) IN (('account', :clientId::uuid::text), ('email', :email), ('phone', :phone))
      OR (kind = 'account' AND value = (SELECT id::text FROM users WHERE lower(email) = :email AND deleted_at IS NULL))
  )
  SELECT
    (SELECT row_to_json(s) FROM (SELECT ${bookingSettingsColumns} FROM studio_settings) s) AS settings,
    (SELECT row_to_json(service) FROM service) AS service,
    (SELECT json_agg(row_to_json(c)) FROM (
      SELECT b.id, b.first_name, b.last_name, b.email, b.updated_at::text AS version,
        EXISTS (SELECT 1 FROM barber_services bs WHERE bs.barber_id = b.id
          AND bs.service_id = (SELECT id FROM service))
          OR (b.id, (SELECT id FROM service)) = (SELECT barber_id, service_id FROM moved) AS offers,
        ${barberDayColumns({ day: ':day', ignored: '(SELECT ids FROM own)', now: ':now' })}
      FROM barbers b JOIN working_days w ON w.barber_id = b.id AND w.weekday = :weekday
      WHERE b.is_active AND b.deleted_at IS NULL AND (:barberId::uuid IS NULL OR b.id = :barberId)
      ORDER BY b.sort_order, b.id
    ) c) AS candidates,
    CASE WHEN :clientId::uuid IS NOT NULL
      THEN (SELECT count(*) FROM appointments WHERE customer_id IN (SELECT customer_id FROM known) AND starts_at > :now
        AND ${isOpenSql('appointments')}
        AND (client_id = :clientId OR guest_email IN (SELECT lower(email) FROM users WHERE id = :clientId AND email_verified_at IS NOT NULL)))
      ELSE (SELECT greatest(count(*) FILTER (WHERE guest_phone IS DISTINCT FROM :phone OR customer_id IN (SELECT customer_id FROM known)),
          count(*) FILTER (WHERE guest_phone = :phone))
        FROM appointments WHERE (customer_id = ANY (ARRAY(SELECT customer_id FROM known)) OR guest_phone = :phone) AND starts_at > :now
          AND ${isOpenSql('appointments')}
          AND (client_id IS NULL OR EXISTS (SELECT FROM users WHERE id = client_id AND email_verified_at IS NOT NULL)))
    END::int AS future_count,
    (SELECT count(*) FROM appointments WHERE (held_for = 'payment' OR (held_for = 'offer' AND :keepsOffers)) AND status = 'held' AND hold_expires_at > :now AND (:movedAppointment::uuid IS NULL OR id <> :movedAppointment)
      AND CASE WHEN :clientId::uuid IS NULL
        THEN (guest_email = :email OR guest_phone = :phone)
          AND EXISTS (SELECT FROM payments p WHERE p.appointment_id = appointments.id AND p.caller = :caller)
        ELSE client_id = :clientId END)::int AS hold_count,
    (SELECT json_build_object('since', min(created_at),
        'count', greatest(count(*) FILTER (WHERE guest_email = :email), count(*) FILTER (WHERE guest_phone = :phone)))
      FROM appointments WHERE :clientId::uuid IS NULL AND (guest_email = :email OR guest_phone = :phone)
        AND starts_at > :now - interval '1 hour' AND created_at > :now - interval '1 hour') AS last_hour,
    (SELECT ${busyText()} FROM appointments a
      WHERE a.client_id = :clientId AND a.shop_day = :day AND ${occupiesSlotSql('a', ':now')}
        AND a.id <> ALL ((SELECT ids FROM own)::uuid[])) AS own_busy,
    (:clientId::uuid IS NOT NULL AND EXISTS (SELECT 1 FROM waiting_list WHERE client_id = :clientId
      AND (status = 'notified' OR (status = 'pending' AND service_id = (SELECT id FROM service))))) AS is_waiting,
    EXISTS (SELECT 1 FROM users WHERE lower(email) = :email AND deleted_at IS NULL) AS has_account,
    (:customerId::uuid IS NULL OR EXISTS (SELECT 1 FROM customers WHERE id = :customerId AND forgotten_at IS NULL)) AS has_customer,
    :clientId::uuid IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users WHERE id = :clientId AND deleted_at IS NULL) AS is_gone,
    EXISTS (SELECT 1 FROM customer_cards c WHERE barred_at IS NOT NULL
      AND (customer_id IN (SELECT customer_id FROM known)
        OR customer_id IN (SELECT b.customer_id FROM customer_bars b
          WHERE (b.kind, b.value) IN (('account', :clientId::uuid::text), ('email', :email), ('phone', :phone)))
        OR EXISTS (SELECT FROM customers k LEFT JOIN users u ON u.id = k.user_id
          WHERE k.id = c.customer_id AND coalesce(u.phone, k.phone) = :phone
          AND NOT ${isNumberOfOther}))) AS is_barred,
    ${storedAnswerSql} AS stored`,
)

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
  const isClient = customer.kind === 'client'
  const isCaller = customer.kind === 'phone'
  const { rows } = await client.query<BookingFacts>(
    factsStatement({
      day,
      weekday: weekdayIndex(day),
      barberId: barberId ?? null,
      service,
      clientId: isClient ? customer.userId : null,
      email: isCaller ? null : customer.email.toLowerCase(),
      phone: isCaller ? null : customer.phone || null,
      now,
      movedAppointment: movedAppointment ?? null,
      route: idempotencyKey?.route ?? null,
      key: idempotencyKey?.key ?? null,
      customerId: isCaller ? customer.customerId : null,
      ignoredHolds,
      keepsOffers,
      caller: caller ?? null,
    }),
  )
  const [facts] = rows
  if (!facts?.settings) throw new Error('The studio has no settings')
  return facts
}
