import {
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { createWholeFile } from './whole-file.ts'

/** Everything that is derived from the one secret of the installation. */
export type Secrets = {
  /** Signs the sessions' tokens. */
  sessionKey: Uint8Array
  /** A text that only we could have made for this purpose and subject, for example a manage link's token. */
  sign(purpose: string, subject: string): string
  /** The same as `sign`, and as the former secret would have it while there is one: to find what was kept under either. */
  signatures(purpose: string, subject: string): string[]
  /** Compares in constant time; with the former secret too, while there is one. */
  verify(purpose: string, subject: string, signature: string): boolean
}

/** @param former the secret before this one: what it has signed still counts, but sessions begin anew */
export function secretsFrom(secret: string, former?: string): Secrets {
  const current = signerWith(secret)
  const signers = former === undefined ? [current] : [current, signerWith(former)]
  return {
    sessionKey: current.keyFor('session').export(),
    sign: current.sign,
    signatures: (purpose, subject) => signers.map(({ sign }) => sign(purpose, subject)),
    verify(purpose, subject, signature) {
      const given = Buffer.from(signature)
      return signers.some(({ sign }) => {
        const expected = Buffer.from(sign(purpose, subject))
        return expected.length === given.length && timingSafeEqual(expected, given)
      })
    },
  }
}

function signerWith(secret: string) {
  const keys = new Map<string, KeyObject>()
  const keyFor = (purpose: string): KeyObject => {
    const known = keys.get(purpose)
    if (known) return known
    const key = createSecretKey(createHmac('sha256', secret).update(purpose).digest())
    keys.set(purpose, key)
    return key
  }
  const sign = (purpose: string, subject: string) =>
    createHmac('sha256', keyFor(purpose)).update(subject).digest('base64url')
  return { keyFor, sign }
}

const shortestSecret = 32

/** The secret of this installation: from the environment, or made once and kept in its data folder. */
export function installationSecret(fromEnvironment: string | undefined, dataDir: string): string {
  if (fromEnvironment) return fromEnvironment
  const file = join(resolve(dataDir), 'session-secret')
  mkdirSync(resolve(dataDir), { recursive: true })
  for (;;) {
    createWholeFile(file, randomBytes(32).toString('base64url'))
    const secret = readFileSync(file, 'utf8')
    if (secret.length >= shortestSecret) return secret
    // Half of one, from a process that was killed while it wrote: nobody can have relied on it.
    rmSync(file, { force: true })
  }
}

/** A random token for a link, and the hash under which it is kept. */
export function newLinkToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
