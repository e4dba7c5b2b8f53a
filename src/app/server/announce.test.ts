import { expect, it, vi } from 'vitest'

import { announce } from './announce.ts'

function said(env: Parameters<typeof announce>[1]): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  announce('http://127.0.0.1:3000', env)
  const text = write.mock.calls.flat().join('')
  write.mockRestore()
  return text
}

const noPayments = { PAYMENTS: 'off', STRIPE_SECRET_KEY: undefined } as const

it('a production start reports TRUST_PROXY', () => {
  const production = { DEMO: false, NODE_ENV: 'production', ...noPayments } as const
  expect(said({ ...production, TRUST_PROXY: undefined })).toContain('TRUST_PROXY non è impostato')
  expect(said({ ...production, TRUST_PROXY: 'loopback' })).toContain('TRUST_PROXY=loopback')
  expect(said({ DEMO: true, NODE_ENV: 'development', TRUST_PROXY: undefined, ...noPayments })).not.toContain(
    'TRUST_PROXY',
  )
})

it.each(['sk_test_1', 'rk_test_1'])('a production start with %s warns about test keys', (key) => {
  const production = {
    DEMO: false,
    NODE_ENV: 'production',
    TRUST_PROXY: undefined,
    PAYMENTS: 'stripe',
  } as const
  expect(said({ ...production, STRIPE_SECRET_KEY: key })).toContain('ATTENZIONE')
  expect(said({ ...production, STRIPE_SECRET_KEY: key.replace('test', 'live') })).not.toContain('ATTENZIONE')
  expect(said({ ...production, NODE_ENV: 'development', STRIPE_SECRET_KEY: key })).not.toContain('ATTENZIONE')
})
