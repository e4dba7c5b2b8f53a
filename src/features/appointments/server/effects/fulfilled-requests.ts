import { cancelOverlappingOffers } from '#features/waiting-list/server/cancel-overlapping-offers.ts'
import { fulfilRequests } from '#features/waiting-list/server/fulfil-requests.ts'

import { occupiesSlot } from '../../appointment-statuses.rules.ts'
import { clientIdOf } from '../customer.ts'
import type { AppointmentChange, Outcome } from './effect.ts'
import { hasMoved } from './has-moved.ts'

export function endWaitingRequests({ before, after, isAwaitedByClient, now }: AppointmentChange): Outcome {
  const { id: appointmentId, startsAt, endsAt } = after
  const clientId = clientIdOf(after.customer)
  if (clientId === null || isAwaitedByClient === false || !occupiesSlot(after)) return {}
  const isBooked = before === null || !occupiesSlot(before)
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
