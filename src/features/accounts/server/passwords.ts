import { hash, verify } from '@node-rs/argon2'

import type { Db } from '#platform/database/database.ts'
import { platformError } from '#platform/http/errors.ts'
import { hashOf } from '#platform/secrets.ts'

import { formerSpellings, opaquePassword } from '../password.rules.ts'
import { accountsError } from './errors.ts'
import { commonPasswords } from './passwords/common-passwords.ts'

// argon2id with OWASP's figures.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Compared for an unknown e-mail, so that refusing it takes as long as refusing a wrong password. */
let unusableHash: Promise<string> | undefined

export async function hashPassword(password: string): Promise<string> {
  return await hash(opaquePassword(password), cost)
}

/**
 * Returns the hash of a random password. The account cannot log in until its owner chooses a password by
 * mail.
 */
export async function unusablePasswordHash(): Promise<string> {
  return await hashPassword(crypto.randomUUID())
}

/** @throws AppError 401 when the account has been deleted since the call began */
export async function passwordHashOf(db: Db, userId: string): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!user) throw platformError('UNAUTHENTICATED')
  return user.password_hash
}

/** @param passwordHash undefined for an unknown user */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  return (await comparePassword(passwordHash, password)) !== 'wrong'
}

/**
 * Compares a password with a hash, also in the variants that older hashes may hold.
 *
 * @param passwordHash undefined for an unknown user
 * @returns 'former' when the caller should store a new hash
 */
export async function comparePassword(
  passwordHash: string | undefined,
  password: string,
): Promise<'right' | 'former' | 'wrong'> {
  unusableHash ??= unusablePasswordHash()
  const compared = passwordHash ?? (await unusableHash)
  const isKnown = passwordHash !== undefined
  if ((await verify(compared, opaquePassword(password))) && isKnown) return 'right'
  for (const writing of formerSpellings(password))
    if ((await verify(compared, writing)) && isKnown) return 'former'
  return 'wrong'
}

/** @throws AppError 400 for a common password */
export function refuseCommonPassword(password: string): void {
  if (commonPasswords.has(password.toLowerCase())) throw accountsError('PASSWORD_TOO_COMMON')
}

export function passwordMessageKey(passwordHash: string): string {
  return hashOf(passwordHash).toString('base64url')
}
