import { expect, it, vi } from 'vitest'

import { announce } from './announce.ts'

function said(env: Parameters<typeof announce>[1]): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  announce('http://127.0.0.1:3000', env)
  const text = write.mock.calls.flat().join('')
  write.mockRestore()
  return text
}

it('a production start says whose addresses count', () => {
  const production = { DEMO: false, NODE_ENV: 'production' } as const
  expect(said({ ...production, TRUST_PROXY: undefined })).toContain('TRUST_PROXY non è impostato')
  expect(said({ ...production, TRUST_PROXY: 'loopback' })).toContain('TRUST_PROXY=loopback')
  expect(said({ DEMO: true, NODE_ENV: 'development', TRUST_PROXY: undefined })).not.toContain('TRUST_PROXY')
})
