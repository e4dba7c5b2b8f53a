import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import Stripe from 'stripe'
import { afterAll, beforeAll } from 'vitest'

import { createStripeSandbox, type StripeSandbox, type StripeSandboxOptions } from './stripe-sandbox.ts'

export const secretKey = 'sk_test_salone'
export const publishableKey = 'pk_test_salone'
export const webhookSecret = 'whsec_salone'
export const returnUrl = 'https://shop.example.test/grazie?ordine=7'

export type OpenSandbox = { sandbox: StripeSandbox; stripe: Stripe; url: string; port: number }

export async function openSandbox(options: Partial<StripeSandboxOptions> = {}): Promise<OpenSandbox> {
  const sandbox = createStripeSandbox({ accounts: [{ secretKey, publishableKey }], ...options })
  const { url, port } = await sandbox.listen()
  return { sandbox, url, port, stripe: stripeClient(port) }
}

export function stripeClient(
  port: number,
  options: { key?: string; retries?: number; timeout?: number } = {},
) {
  const { key = secretKey, retries = 0, timeout = 5_000 } = options
  return new Stripe(key, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: retries,
    timeout,
    telemetry: false,
  })
}

export function givenSandbox(options: Partial<StripeSandboxOptions> = {}): OpenSandbox {
  const given: Partial<OpenSandbox> = {}
  beforeAll(async () => void Object.assign(given, await openSandbox(options)))
  afterAll(() => given.sandbox?.stop())
  return given as OpenSandbox
}

type Refusal = {
  name: string
  statusCode: number | undefined
  code: string | undefined
  decline_code: string | undefined
  param: string | undefined
  intent: string | undefined
  message: string
}

export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  const error: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(error instanceof Stripe.errors.StripeError))
    throw new Error(`Not refused by the API: ${String(error)}`)
  const { type: name, statusCode, code, decline_code, param, payment_intent, message } = error
  return { name, statusCode, code, decline_code, param, intent: payment_intent?.status, message }
}

export type ReceivedWebhook = { body: string; signature: string; type: string; id: string }

export async function openEndpoint() {
  const received: ReceivedWebhook[] = []
  const answers: { status: number; next: number[] } = { status: 200, next: [] }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece))
    request.on('end', () => {
      const { type, id } = JSON.parse(body)
      received.push({ body, signature: String(request.headers['stripe-signature']), type, id })
      response.writeHead(answers.next.shift() ?? answers.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    received,
    answers,
    url: `http://127.0.0.1:${port}/webhook`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export async function paidIntent(stripe: Stripe, amount = 4_500, payment_method = 'pm_card_visa') {
  return stripe.paymentIntents.create({
    amount,
    currency: 'chf',
    confirm: true,
    payment_method,
    return_url: returnUrl,
  })
}
