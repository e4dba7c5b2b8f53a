import type { FastifyPluginAsync, FastifyRequest } from 'fastify'

import { platformError } from '#platform/http/errors.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import {
  type PaymentAccount,
  paymentAccounts,
  type ProviderEvent,
} from '#platform/stripe/payment-provider.ts'

import * as endpoints from '../payments.endpoints.ts'
import { handleEventsJob, recordEvent } from './provider-events.ts'

/**
 * Receives Stripe's webhooks. The signature covers the raw bytes, so this scope has a parser of its own that leaves the
 * body alone. The server records the event and answers at once; a job works on it.
 */
export function webhookRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    api.removeAllContentTypeParsers()
    api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const endpoint of [endpoints.paymentsWebhook, endpoints.planPaymentsWebhook]) {
      await serve(api, endpoint, async (request) => {
        const event = verifiedEvent(platform, request)
        if (!event) throw platformError('INVALID_INPUT')
        await recordEvent(platform, event.account, event.event)
        platform.requestJob(handleEventsJob)
        return { received: true as const }
      })
    }
  }
}

/** The signature's secret tells which of the two accounts sent it. */
function verifiedEvent(
  { payments, clock }: Platform,
  { body, headers }: FastifyRequest,
): { account: PaymentAccount; event: ProviderEvent } | undefined {
  const signature = headers['stripe-signature']
  const bytes: unknown = body
  if (typeof signature !== 'string' || !Buffer.isBuffer(bytes)) return undefined
  for (const account of paymentAccounts) {
    const event = payments[account]?.verifiedEvent(bytes, signature, clock.now())
    if (event) return { account, event }
  }
  return undefined
}
