import { describe, expect, it } from 'vitest'

import { outsideOrigins, ownImageAccount, ownMailAccount } from '#features/settings/outside-accounts.rules.ts'

import { withConnections } from './outside-connections.ts'

const policy = "default-src 'self'; connect-src 'self' https://api.stripe.com; frame-src 'self'"

it('without outside accounts the policy stays unchanged', () => {
  expect(outsideOrigins(ownMailAccount, ownImageAccount)).toEqual([])
  expect(withConnections(policy, [])).toBe(policy)
})

it('outside accounts add only their hosts to the policy', () => {
  const origins = outsideOrigins(
    { ...ownMailAccount, origin: 'https://api.emailjs.com' },
    { ...ownImageAccount, uploadUrl: 'https://api.host.test:8443/v1/upload?x=1' },
  )
  expect(origins).toEqual(['https://api.emailjs.com', 'https://api.host.test:8443'])
  expect(withConnections(policy, origins)).toBe(
    "default-src 'self'; connect-src 'self' https://api.emailjs.com https://api.host.test:8443 https://api.stripe.com; frame-src 'self'",
  )
})

describe('an invalid origin in the table', () => {
  it.each([
    'http://api.emailjs.com',
    'https://a.test;script-src',
    "https://a.test,'unsafe-inline'",
    'data:text/html,x',
    'javascript:alert(1)',
    'nonsense',
    "$& $'",
  ])('%s is left out', (origin) => {
    expect(outsideOrigins({ ...ownMailAccount, origin }, ownImageAccount)).toEqual([])
  })
})
