import { queryOptions } from '@tanstack/react-query'

import { paymentConfigSchema } from '#features/payments/payments.contract.ts'
import { http } from '#ui/http-client.ts'

import { parseAnswer } from './answer.ts'

/** An empty publishable key means that the salon takes no payments online. */
export const paymentConfigQuery = queryOptions({
  queryKey: ['stripe', 'config'],
  queryFn: async ({ signal }) =>
    parseAnswer(paymentConfigSchema, await http.get('/stripe/config', { signal })),
})
