import type { Transaction } from '#platform/database/transaction.ts'

import { closeOffers } from './close-offers.ts'

type Booking = {
  clientId: string
  serviceId: string
  appointmentId: string
  barberId: string
  startsAt: Date
}

/**
 * Ends the client's requests for the booked service, whether by an offer or another slot. Other offered slots go to the
 * next client.
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
