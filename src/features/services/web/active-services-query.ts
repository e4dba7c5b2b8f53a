import { queryOptions } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'

import { activeServices } from '../services.endpoints.ts'

/**
 * Bookable services in the order of the price list. Live events invalidate every key that starts with 'services'.
 * @param timeout milliseconds; default: the timeout for customers
 */
export const activeServicesQuery = (timeout?: number) =>
  queryOptions({
    queryKey: ['services', 'active'],
    queryFn: ({ signal }) => call(activeServices, { signal, timeout }),
  })
