import { sql } from 'kysely'

import { forgetNames } from '#features/audit/server/public.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { bookingTexts } from '../appointments.it.ts'

/** Appointments at a time: a job waits for nobody's booking, and nobody's for a job. */
const batch = 500

type Forgotten = { id: string; customer: string }

/**
 * Guests and people who phoned are forgotten a while after their visit: the appointment stays in the books, the person
 * does not. One person keeps one pseudonym within a batch, so that visits of long ago still count as few people. Who is
 * barred stays barred.
 * @param before the end of the retention
 */
export async function forgetGuests({ database, clock }: Platform, before: Date): Promise<void> {
  const now = clock.now()
  for (;;) {
    const count = await inTransaction(platform, async ({ db }) => {
      const { rows } = await sql<Forgotten>`
        WITH due AS (
          SELECT id, coalesce('guest:' || lower(guest_email), 'phone:' || caller_phone, 'nickname:' || folded(client_nickname)) AS customer
          FROM appointments
          WHERE client_id IS NULL AND ends_at < ${before} AND forgotten_at IS NULL
          ORDER BY id LIMIT ${batch} FOR NO KEY UPDATE
        ), pseudonyms AS (
          SELECT customer, min(id::text) || '@eliminato.invalid' AS email FROM due GROUP BY customer
        )
        UPDATE appointments a SET
          guest_first_name = CASE WHEN guest_email IS NULL THEN NULL ELSE ${bookingTexts.forgottenGuest.firstName} END,
          guest_last_name = CASE WHEN guest_email IS NULL THEN NULL ELSE ${bookingTexts.forgottenGuest.lastName} END,
          guest_email = CASE WHEN guest_email IS NULL THEN NULL ELSE p.email END,
          guest_phone = CASE WHEN guest_email IS NULL THEN NULL ELSE '' END,
          client_nickname = CASE WHEN client_nickname IS NULL THEN NULL ELSE ${bookingTexts.forgottenCaller} END,
          caller_phone = NULL, cancellation_reason = NULL, browser_time_zone = NULL, forgotten_at = ${now}
        FROM due d JOIN pseudonyms p USING (customer)
        WHERE a.id = d.id
        RETURNING a.id, d.customer`.execute(db)
      const ids = rows.map(({ id }) => id)
      await forgetNames(db, 'appointment', ids, { name: bookingTexts.forgottenCustomer })
      await forgetCards(db, [...new Set(rows.map(({ customer }) => customer))])
      return rows.length
    })
    if (count < batch) return
  }
}

/** Of people of whom nothing else is left. */
async function forgetCards(
  db: Parameters<typeof forgetNames>[0],
  customers: readonly string[],
): Promise<void> {
  if (customers.length === 0) return
  const { rows } = await sql<{ customer: string }>`
    SELECT c.customer FROM unnest(${customers}::text[]) AS c (customer)
    WHERE NOT EXISTS (SELECT FROM appointments WHERE forgotten_at IS NULL
        AND ((c.customer LIKE 'guest:%' AND guest_email = substr(c.customer, 7))
          OR (c.customer LIKE 'phone:%' AND caller_phone = substr(c.customer, 7))
          OR (c.customer LIKE 'nickname:%' AND folded(client_nickname) = substr(c.customer, 10))))
      AND NOT EXISTS (SELECT FROM customer_cards k WHERE k.customer = c.customer AND k.barred_at IS NOT NULL)`.execute(
    db,
  )
  const gone = rows.map(({ customer }) => customer)
  if (gone.length === 0) return
  await db.deleteFrom('customer_cards').where('customer', 'in', gone).execute()
  await forgetNames(db, 'customer', gone, {
    name: bookingTexts.forgottenCustomer,
    id: bookingTexts.forgottenCustomer,
  })
}
