import { forgetNames } from '#features/audit/server/forget-names.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { appointmentsTexts } from '../appointments.it.ts'
import { anonymiseGuestBatch } from './appointment-table.ts'

/** Appointments per transaction: small, so that bookings and this job do not block each other. */
const batch = 500

export async function forgetGuests(platform: Platform, before: Date): Promise<void> {
  const now = platform.clock.now()
  for (;;) {
    const count = await inTransaction(platform, async ({ db }) => {
      const ids = await anonymiseGuestBatch(db, { before, now, batch })
      await forgetNames(db, 'appointment', ids, { name: appointmentsTexts.forgottenCustomer })
      return ids.length
    })
    if (count < batch) return
  }
}
