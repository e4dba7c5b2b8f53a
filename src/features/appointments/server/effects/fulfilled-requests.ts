import { fulfilRequests } from '#features/waiting-list/server/public.ts'

import type { AppointmentChange, Outcome } from './effect.ts'

/** Whoever has booked what they waited for, waits no longer. */
export function endWaiting({ before, after, isAwaitedByClient, now }: AppointmentChange): Outcome {
  const { client_id: clientId, service_id: serviceId } = after
  const isBooked = before === null || (before.status === 'cancelled' && after.status !== 'cancelled')
  const isOther = before !== null && before.service_id !== serviceId
  if (clientId === null || isAwaitedByClient === false || !(isBooked || isOther)) return {}
  const { id: appointmentId, barber_id: barberId, starts_at: startsAt } = after
  const booking = { clientId, serviceId, appointmentId, barberId, startsAt }
  return { write: async (transaction) => await fulfilRequests(transaction, booking, now) }
}
