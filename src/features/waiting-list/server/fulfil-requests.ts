import type { Transaction } from '#platform/database/transaction.ts'

import { closeOffers } from './close-offers.ts'

type Booking = {
  clientId: string
  serviceId: string
  /** As what an offered chair has been booked, if it was. */
  appointmentId: string
  barberId: string
  startsAt: Date
}

/**
 * Whoever books a service waits for it no longer: taken as it was offered, or elsewhere. What was offered in vain goes to the
 * next in line.
 */
export async function fulfilRequests(transaction: Transaction, booking: Booking, now: Date): Promise<void> {
  const { clientId, serviceId, appointmentId, barberId, startsAt } = booking
  const { db } = transaction
  const met = await db
    .updateTable('waiting_list')
    .set({ status: 'booked' })
    .where('client_id', '=', clientId)
    .where('service_id', '=', serviceId)
    .where('status', 'in', ['pending', 'notified'])
    .returning('id')
    .execute()
  if (met.length === 0) return
  await db
    .updateTable('waiting_offers')
    .set({ outcome: 'accepted', closed_at: now, hold_id: appointmentId })
    .where('outcome', 'is', null)
    .where(
      'request_id',
      'in',
      met.map(({ id }) => id),
    )
    .where('barber_id', '=', barberId)
    .where('starts_at', '=', startsAt)
    .execute()
  await closeOffers(transaction, met, 'superseded', now)
}
