import { sql } from 'kysely'

import { bookingTexts } from '#features/appointments/appointments.it.ts'
import { forgetNames } from '#features/audit/server/public.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { forgetSomeGuests } from './appointment-table.ts'

/** Appointments at a time: a job waits for nobody's booking, and nobody's for a job. */
const batch = 500

/**
 * Guests and people who phoned are forgotten a while after their visit: the appointment stays in the books, the person
 * does not. Who is barred stays barred.
 * @param before the end of the retention
 */
export async function forgetGuests(platform: Platform, before: Date): Promise<void> {
  const now = platform.clock.now()
  for (;;) {
    const count = await inTransaction(platform, async ({ db }) => {
      const rows = await forgetSomeGuests(db, { before, now, batch })
      const ids = rows.map(({ id }) => id)
      await forgetNames(db, 'appointment', ids, { name: bookingTexts.forgottenCustomer })
      await forgetCards(db, [...new Set(rows.map(({ customer }) => customer))])
      return rows.length
    })
    if (count < batch) return
  }
}

/** Of people of whom nothing else is left. */
async function forgetCards(db: Db, customers: readonly string[]): Promise<void> {
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
