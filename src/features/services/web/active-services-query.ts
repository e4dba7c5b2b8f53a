import { queryOptions } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'

import { activeServices } from '../services.endpoints.ts'

/** @param timeout milliseconds; default: the timeout for customers */
export const activeServicesQuery = (timeout?: number) =>
  queryOptions({
    queryKey: ['services', 'active'],
    queryFn: ({ signal }) => call(activeServices, { signal, timeout }),
  })
