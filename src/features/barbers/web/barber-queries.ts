import { queryOptions } from '@tanstack/react-query'

import type { Role } from '#shared/contracts/access.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import { barber, barberByEmail, barbers } from '../barbers.endpoints.ts'

const timeout = staffTimeout

/** Milliseconds between polls in the barber panel; hidden tabs do not poll. */
export const pollInterval = 30_000

/** All barbers that the user may see. Live events invalidate every key that starts with 'barbers'. */
export const staffBarbersQuery = queryOptions({
  queryKey: ['barbers', 'staff'],
  queryFn: ({ signal }) => call(barbers, { signal, timeout }),
})

export type OwnProfile = { barberId: string | null; email: string; role: Role }

/** Null if an admin has no profile: an admin need not be a barber, so the query searches the list of all barbers. */
export const ownBarberQuery = ({ barberId, email, role }: OwnProfile) =>
  queryOptions({
    // Keep the key of a linked barber when their address changes.
    queryKey: ['barbers', 'own', barberId ?? email],
    queryFn: async ({ signal }) => {
      if (barberId) return await call(barber, { params: { id: barberId }, signal, timeout })
      if (role !== 'admin') return await call(barberByEmail, { query: { email }, signal, timeout })
      const all = await call(barbers, { signal, timeout })
      return all.find((each) => each.email.toLowerCase() === email.toLowerCase()) ?? null
    },
  })
