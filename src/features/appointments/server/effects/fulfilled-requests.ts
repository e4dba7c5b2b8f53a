import { cancelOverlappingOffers } from '#features/waiting-list/server/cancel-overlapping-offers.ts'
import { fulfilRequests } from '#features/waiting-list/server/fulfil-requests.ts'

import { occupiesSlot } from '../../appointment-statuses.rules.ts'
import type { AppointmentChange, Outcome } from './effect.ts'
import { hasMoved } from './has-moved.ts'

export function endWaitingRequests({ before, after, isAwaitedByClient, now }: AppointmentChange): Outcome {
  const { client_id: clientId, service_id: serviceId, starts_at: startsAt, ends_at: endsAt } = after
  if (clientId === null || isAwaitedByClient === false || !occupiesSlot(after)) return {}
  const isBooked = before === null || !occupiesSlot(before)
  if (!isBooked && !hasMoved(before, after)) return {}
  const { id: appointmentId, barber_id: barberId } = after
  const booking = { clientId, serviceId, appointmentId, barberId, startsAt }
  return {
    write: async (transaction) => {
      if (isBooked || before.service_id !== serviceId) await fulfilRequests(transaction, booking, now)
      await cancelOverlappingOffers(transaction, { clientId, startsAt, endsAt }, now)
    },
  }
}
