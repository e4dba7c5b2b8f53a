import { queryOptions } from '@tanstack/react-query'

import { activeServicesSchema } from '#features/catalog/catalog.contract.ts'
import { http, staffTimeout } from '#ui/http-client.ts'

import { type Barber, barberSchema, barbersSchema } from '../../staff.contract.ts'

const timeout = staffTimeout

/** Milliseconds between two readings while the barber's panel is looked at; hidden tabs rest. */
export const pollInterval = 30_000

/** All barbers, as far as this person may see them. Live events read everything below 'barbers' again. */
export const staffBarbersQuery = queryOptions({
  queryKey: ['barbers', 'staff'],
  queryFn: async ({ signal }): Promise<Barber[]> =>
    barbersSchema.parse(await http.get('/barbers', { signal, timeout })),
})

/** The services that can be offered, in the order of the price list. */
export const offeredServicesQuery = queryOptions({
  queryKey: ['services', 'active'],
  queryFn: async ({ signal }) =>
    activeServicesSchema.parse(await http.get('/services/active', { signal, timeout })),
})

/** How a barber's own profile is found: by the link of the login, or by its address while nothing is linked. */
export type OwnProfile = { barberId: string | null; email: string }

export const ownBarberQuery = ({ barberId, email }: OwnProfile) =>
  queryOptions({
    // A linked barber who changes the address stays the same one.
    queryKey: ['barbers', 'own', barberId ?? email],
    queryFn: async ({ signal }): Promise<Barber> => {
      const answer = barberId
        ? await http.get(`/barbers/${encodeURIComponent(barberId)}`, { signal, timeout })
        : await http.get('/barbers/find-by-email', { query: { email }, signal, timeout })
      return barberSchema.parse(answer)
    },
  })
