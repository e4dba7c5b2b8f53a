import { expect, it } from 'vitest'

import { noPayments } from '#platform/stripe/payment-provider.ts'
import { stripeProvider } from '#platform/stripe/stripe.ts'

import { outsideSources } from './outside-sources.ts'

const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecrets: [] }
const nothing = { scripts: [], connections: [], frames: [], images: [] }

it('without payments or with the sandbox nothing external is allowed', () => {
  const sandbox = stripeProvider(keys, { host: '127.0.0.1', port: 1, scriptUrl: '/stripe/stripe.js' })
  expect(outsideSources(noPayments)).toEqual(nothing)
  expect(outsideSources({ salon: sandbox, plan: null })).toEqual(nothing)
})

it.each(['salon', 'plan'] as const)('Stripe sources are allowed when it is used for the %s', (account) => {
  const { scripts, connections, frames } = outsideSources({
    ...noPayments,
    [account]: stripeProvider(keys),
  })
  expect(scripts).toContain('https://js.stripe.com')
  expect(connections).toContain('https://api.stripe.com')
  expect(frames).toEqual(expect.arrayContaining(['https://js.stripe.com', 'https://hooks.stripe.com']))
})
