import { queryOptions } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'

import { paymentConfig } from '../payments.endpoints.ts'

/** 'salon': customers pay the salon; 'plan': the salon pays the vendor of the software. */
export type StripeAccount = 'salon' | 'plan'

/** An empty publishable key means that this account takes no online payments. */
export const paymentConfigOf = (account: StripeAccount) =>
  queryOptions({
    queryKey: ['stripe', 'config', account],
    queryFn: ({ signal }) =>
      call(paymentConfig, { query: account === 'plan' ? { for: 'plan' } : {}, signal }),
  })

export const paymentConfigQuery = paymentConfigOf('salon')
