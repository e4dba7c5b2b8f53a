import { queryOptions } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'

import { paymentConfig } from '../payments.endpoints.ts'

/** An empty publishable key means that the salon takes no payments online. */
export const paymentConfigQuery = queryOptions({
  queryKey: ['stripe', 'config'],
  queryFn: ({ signal }) => call(paymentConfig, { signal }),
})
