import { queryOptions } from '@tanstack/react-query'

import { parsed } from '#ui/answer.ts'
import { http } from '#ui/http-client.ts'

/** An empty publishable key means that the salon takes no payments online. */
export const paymentConfigQuery = queryOptions({
  queryKey: ['stripe', 'config'],
  queryFn: async ({ signal }) =>
    await parsed(
      http.get('/stripe/config', { signal }),
      async () => (await import('#features/payments/payments.contract.ts')).paymentConfigSchema,
    ),
})
