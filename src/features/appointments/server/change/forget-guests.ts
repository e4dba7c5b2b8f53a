import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { forgetNames } from '#features/audit/server/public.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { forgetSomeGuests } from './appointment-table.ts'

/** Appointments at a time: a job waits for nobody's booking, and nobody's for a job. */
const batch = 500

/**
 * Guests and people who phoned are forgotten a while after their visit: the appointment stays in the books, the person
 * does not.
 * @param before the end of the retention
 */
export async function forgetGuests(platform: Platform, before: Date): Promise<void> {
  const now = platform.clock.now()
  for (;;) {
    const count = await inTransaction(platform, async ({ db }) => {
      const ids = await forgetSomeGuests(db, { before, now, batch })
      await forgetNames(db, 'appointment', ids, { name: appointmentsTexts.forgottenCustomer })
      return ids.length
    })
    if (count < batch) return
  }
}
