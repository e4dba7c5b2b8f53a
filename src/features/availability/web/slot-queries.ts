import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'

import type { Service } from '#features/services/services.contract.ts'
import type { Day } from '#shared/calendar-time.ts'
import { call } from '#ui/http/call.ts'

import { bookableDays, ownSlots, publicSlots } from '../availability.endpoints.ts'
import type { Booker } from '../availability.rules.ts'
import { readNextAvailable } from './read-next-available.ts'

export type SlotScope =
  | { as: 'guest' }
  | { as: 'client' | 'staff'; movedAppointmentId?: string }
  | { as: 'guest-mover'; movedAppointmentId: string; token: string }

export function bookerOf({ as }: SlotScope): Booker {
  return as === 'staff' ? 'staff' : 'customer'
}

/** Free slots change all the time: never cached, and reloaded when the page gets the focus. */
const alwaysFresh = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: 'always' } as const

const availabilityKey = ['availability'] as const

export const daysQuery = (booker: Booker, barberId: string | null, service: Service | undefined) =>
  queryOptions({
    queryKey: [...availabilityKey, 'days', booker, barberId, service?._id],
    queryFn:
      barberId && service
        ? async ({ signal }) => {
            const query = { booker, barberId, serviceId: service._id }
            return (await call(bookableDays, { query, signal })).data
          }
        : skipToken,
    ...alwaysFresh,
  })

export const slotsQuery = (scope: SlotScope, barberId: string, service: Service, date: Day) =>
  queryOptions({
    queryKey: [...availabilityKey, 'slots', scope, barberId, service._id, date],
    queryFn: async ({ signal }) => {
      const query = {
        booker: bookerOf(scope),
        date,
        barberId,
        duration: String(service.duration),
        serviceId: service._id,
        ...(scope.as === 'guest' ? {} : { excludeAppointmentId: scope.movedAppointmentId }),
        ...(scope.as === 'guest-mover' ? { token: scope.token } : {}),
      }
      return scope.as === 'client' || scope.as === 'staff'
        ? await call(ownSlots, { query, signal })
        : await call(publicSlots, { query, signal })
    },
    ...alwaysFresh,
  })

/** @param from the earliest day to consider */
export const nextAvailableQuery = (booker: Booker, barberId: string, service: Service, from: Day) =>
  queryOptions({
    queryKey: [...availabilityKey, 'next', booker, barberId, service._id, from],
    queryFn: async ({ signal }) => {
      const query = { booker, barberId, serviceId: service._id, from }
      return await readNextAvailable(query, signal)
    },
    ...alwaysFresh,
  })

export function reloadAvailability(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: availabilityKey })
}
