import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { installationSecret } from './secrets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'f4dezone-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('the secret is created once and stays', () => {
  const secret = installationSecret(undefined, folder)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(installationSecret(undefined, folder)).toBe(secret)
})

it('the secret is created again when the file is incomplete', () => {
  writeFileSync(join(folder, 'session-secret'), 'half')
  const secret = installationSecret(undefined, folder)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(readFileSync(join(folder, 'session-secret'), 'utf8')).toBe(secret)
})
