import { queryOptions } from '@tanstack/react-query'

import type { Role } from '#shared/contracts/access.ts'
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
export type OwnProfile = { barberId: string | null; email: string; role: Role }

/** Null where there is no such barber: an admin need not be one, and looks through the list of all. */
export const ownBarberQuery = ({ barberId, email, role }: OwnProfile) =>
  queryOptions({
    // A linked barber who changes the address stays the same one.
    queryKey: ['barbers', 'own', barberId ?? email],
    queryFn: async ({ signal }) => {
      if (barberId) return await call(barber, { params: { id: barberId }, signal, timeout })
      if (role !== 'admin') return await call(barberByEmail, { query: { email }, signal, timeout })
      const all = await call(barbers, { signal, timeout })
      return all.find((each) => each.email.toLowerCase() === email.toLowerCase()) ?? null
    },
  })
