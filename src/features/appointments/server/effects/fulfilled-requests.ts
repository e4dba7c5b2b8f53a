import { cancelOverlappingOffers } from '#features/waiting-list/server/cancel-overlapping-offers.ts'
import { fulfilRequests } from '#features/waiting-list/server/fulfil-requests.ts'

import { clientIdOf } from '../customer.ts'
import type { AppointmentChange, Outcome } from './effect.ts'
import { hasMoved } from './has-moved.ts'

export function endWaitingRequests({ before, after, isAwaitedByClient, now }: AppointmentChange): Outcome {
  const { id: appointmentId, startsAt, endsAt } = after
  const clientId = clientIdOf(after.customer)
  if (clientId === null || isAwaitedByClient === false || after.status === 'cancelled') return {}
  const isBooked = before === null || before.status === 'cancelled'
  if (!isBooked && !hasMoved(before, after)) return {}
  const serviceId = after.service.id
  const booking = { clientId, serviceId, appointmentId, barberId: after.barber.id, startsAt }
  return {
    write: async (transaction) => {
      if (isBooked || before.service.id !== serviceId) await fulfilRequests(transaction, booking, now)
      await cancelOverlappingOffers(transaction, { clientId, startsAt, endsAt }, now)
    },
  }
}
