import { queryOptions } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'

import { paymentConfig } from '../payments.endpoints.ts'

/** Who is paid: the salon by its customers, or by the salon whoever sells it the software. */
export type StripeAccount = 'salon' | 'plan'

/** An empty publishable key means that nothing can be paid to this account online. */
export const paymentConfigOf = (account: StripeAccount) =>
  queryOptions({
    queryKey: ['stripe', 'config', account],
    queryFn: ({ signal }) =>
      call(paymentConfig, { query: account === 'plan' ? { for: 'plan' } : {}, signal }),
  })

export const paymentConfigQuery = paymentConfigOf('salon')
