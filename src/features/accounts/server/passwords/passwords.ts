import { hash, verify } from '@node-rs/argon2'

import { hashOf } from '#platform/secrets.ts'

import { formerWritings, opaquePassword } from '../../password.rules.ts'
import { accountsError } from '../errors.ts'
import { commonPasswords } from './common-passwords.ts'

// argon2id with OWASP's memory and time figures.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash that no password has, so that an unknown e-mail takes as long to refuse as a wrong password. */
let nobodysHash: Promise<string> | undefined

export async function hashPassword(password: string): Promise<string> {
  return await hash(opaquePassword(password), cost)
}

/** For an account that nobody can log in to until somebody chooses a password by mail. */
export async function nobodysPassword(): Promise<string> {
  return await hashPassword(crypto.randomUUID())
}

/** @param passwordHash undefined for an unknown user */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  return (await comparePassword(passwordHash, password)) !== 'wrong'
}

/**
 * Hashes from before passwords were normalised are compared with the former writings too.
 * @param passwordHash undefined for an unknown user
 * @returns 'former' when the stored hash should be made anew
 */
export async function comparePassword(
  passwordHash: string | undefined,
  password: string,
): Promise<'right' | 'former' | 'wrong'> {
  nobodysHash ??= nobodysPassword()
  const compared = passwordHash ?? (await nobodysHash)
  const isKnown = passwordHash !== undefined
  if ((await verify(compared, opaquePassword(password))) && isKnown) return 'right'
  for (const writing of formerWritings(password))
    if ((await verify(compared, writing)) && isKnown) return 'former'
  return 'wrong'
}

/** @throws AppError 400 for one of the passwords that are tried first */
export function refuseCommonPassword(password: string): void {
  if (commonPasswords.has(password.toLowerCase())) throw accountsError('PASSWORD_TOO_COMMON')
}

/** What causes the mail that tells of it; tells nothing of the password. */
export function causeOfPassword(passwordHash: string): string {
  return hashOf(passwordHash).toString('base64url')
}
