import { queryOptions } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import { barber, barberByEmail, barbers } from '../../barbers.endpoints.ts'

const timeout = staffTimeout

/** Milliseconds between two readings while the barber's panel is looked at; hidden tabs rest. */
export const pollInterval = 30_000

/** All barbers, as far as this person may see them. Live events read everything below 'barbers' again. */
export const staffBarbersQuery = queryOptions({
  queryKey: ['barbers', 'staff'],
  queryFn: ({ signal }) => call(barbers, { signal, timeout }),
})

/** How a barber's own profile is found: by the link of the login, or by its address while nothing is linked. */
export type OwnProfile = { barberId: string | null; email: string }

export const ownBarberQuery = ({ barberId, email }: OwnProfile) =>
  queryOptions({
    // A linked barber who changes the address stays the same one.
    queryKey: ['barbers', 'own', barberId ?? email],
    queryFn: ({ signal }) =>
      barberId
        ? call(barber, { params: { id: barberId }, signal, timeout })
        : call(barberByEmail, { query: { email }, signal, timeout }),
  })
