import { expect, test } from 'vitest'

import { maskedAddress } from './unsubscribe.rules.ts'

test.each([
  ['giulia@example.test', 'g•••••@example.test'],
  ['g@example.test', 'g•••••@example.test'],
  ['"a@b"@example.test', '"•••••@example.test'],
  ['niente', 'n•••••'],
  ['n', 'n•••••'],
  ['@example.test', '•••••@example.test'],
  ['', '•••••'],
])('%s is shown as %s', (email, masked) => {
  expect(maskedAddress(email)).toBe(masked)
})
