import { queryOptions } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'

import { activeServices } from '../catalog.endpoints.ts'

/**
 * What can be booked, in the order of the price list. Live events read everything below 'services' again.
 * @param timeout milliseconds, if not those of a customer
 */
export const activeServicesQuery = (timeout?: number) =>
  queryOptions({
    queryKey: ['services', 'active'],
    queryFn: ({ signal }) => call(activeServices, { signal, timeout }),
  })
