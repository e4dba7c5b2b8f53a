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

export type Secrets = {
  sessionKey: Uint8Array
  sign(purpose: string, subject: string): string
  /** The results of `sign` under the current and the former secret, to find values stored under either. */
  signatures(purpose: string, subject: string): string[]
  /** Compares in constant time, also with the former secret. */
  verify(purpose: string, subject: string, signature: string): boolean
}

/** @param former the previous secret: its signatures stay valid, but sessions end */
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

const minSecretLength = 32

/** Returns the secret of this installation: from the environment, or generated once and kept in the data folder. */
export function installationSecret(fromEnvironment: string | undefined, dataDir: string): string {
  if (fromEnvironment) return fromEnvironment
  const file = join(resolve(dataDir), 'session-secret')
  mkdirSync(resolve(dataDir), { recursive: true })
  for (;;) {
    createWholeFile(file, randomBytes(32).toString('base64url'))
    const secret = readFileSync(file, 'utf8')
    if (secret.length >= minSecretLength) return secret
    // A partial file, left by a process killed while writing. No process can have used it.
    rmSync(file, { force: true })
  }
}

export function newLinkToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
