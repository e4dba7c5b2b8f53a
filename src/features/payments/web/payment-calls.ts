import { queryOptions } from '@tanstack/react-query'

import type { BodyOf } from '#shared/contracts/endpoint.ts'
import { call } from '#ui/http/call.ts'
import { HttpError, staffTimeout } from '#ui/http/http-client.ts'

import * as endpoints from '../payments.endpoints.ts'

export async function startPayment(body: BodyOf<typeof endpoints.createIntent>, idempotencyKey: string) {
  return (await call(endpoints.createIntent, { body, idempotencyKey })).data
}

export async function confirmPayment(paymentIntentId: string, signal?: AbortSignal) {
  return await call(endpoints.confirmPayment, { body: { paymentIntentId }, signal })
}

const isUnderWay: ReadonlySet<unknown> = new Set(['ALREADY_PAID', 'PAYMENT_PROCESSING'])

/** @returns false when it was paid meanwhile */
export async function releasePayment(paymentIntentId: string): Promise<boolean> {
  try {
    await call(endpoints.releasePayment, { body: { paymentIntentId } })
    return true
  } catch (error) {
    if (error instanceof HttpError && isUnderWay.has(error.body.code)) return false
    // The server no longer knows it: nothing is left to release.
    if (error instanceof HttpError && error.status === 404) return true
    throw error
  }
}

export const ownPaymentQuery = (appointmentId: string) =>
  queryOptions({
    queryKey: ['payments', 'started', appointmentId],
    queryFn: async ({ signal }) => {
      const body = { paymentMethod: 'online' } as const
      const { data } = await call(endpoints.payAppointment, { params: { id: appointmentId }, body, signal })
      if (!('clientSecret' in data)) throw new Error('Something to pay online was asked for')
      return data
    },
    // Once per window: a refetch must not replace the fields while the payer types.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export async function recordPaidAtShop(appointmentId: string): Promise<void> {
  await call(endpoints.payAppointment, {
    params: { id: appointmentId },
    body: { paymentMethod: 'in_person' },
    timeout: staffTimeout,
  })
}

/** @param refund amount in CHF */
export async function refundPayment(
  paymentId: string,
  refund: { amount: number; reason: string },
  idempotencyKey: string,
) {
  return await call(endpoints.refundPayment, {
    params: { id: paymentId },
    body: refund,
    idempotencyKey,
    timeout: staffTimeout,
  })
}
