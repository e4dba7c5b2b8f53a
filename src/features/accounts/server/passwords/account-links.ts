import type { Db } from '#platform/database/database.ts'
import { hashOf, newLinkToken } from '#platform/secrets.ts'

import { accountsError } from '../errors.ts'
import { holdUser } from '../users/user-rows.ts'

export type LinkPurpose = 'reset_password' | 'verify_email' | 'invitation' | 'change_email'

/** Links for choosing a password. Setting a password invalidates them. */
export const passwordLinks: readonly LinkPurpose[] = ['reset_password', 'invitation']
/**
 * Every link that may set a password, since each arrives by mail and proves the address. The welcome link is
 * one: its reader may find that a stranger has registered their address.
 */
export const mailedLinks: readonly LinkPurpose[] = [...passwordLinks, 'verify_email']

/**
 * Every kind of link that an account may have open. 'change_email' never sets a password: its reader may be a
 * stranger.
 */
export const allLinks: readonly LinkPurpose[] = [...mailedLinks, 'change_email']

/** Lifetime in milliseconds. */
const lifetimes: Record<LinkPurpose, number> = {
  reset_password: 60 * 60 * 1000,
  verify_email: 7 * 24 * 60 * 60 * 1000,
  invitation: 7 * 24 * 60 * 60 * 1000,
  change_email: 7 * 24 * 60 * 60 * 1000,
}

/** @param email the new address, if the link proves one @returns the secret for the mail; the database keeps only its hash */
export async function createLink(
  db: Db,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
  email: string | null = null,
): Promise<string> {
  const { token, hash } = newLinkToken()
  await db
    .insertInto('account_links')
    .values({
      token_hash: hash,
      user_id: userId,
      purpose,
      email,
      expires_at: new Date(now.getTime() + lifetimes[purpose]),
    })
    .execute()
  return token
}

/** Returns the message key of the mail that carries the link; it reveals nothing of the secret. */
export function linkMessageKey(token: string): string {
  return hashOf(token).toString('base64url')
}

/**
 * One of two concurrent attempts succeeds. Locks the account's row first, as every writer of links does.
 *
 * @returns the user, the purpose and, if the link proves one, the new address
 * @throws AppError 400 when the link is unknown, used or expired
 */
export async function useLink(
  db: Db,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<{ userId: string; purpose: string; email: string | null }> {
  await holdUser(db, await requireValidLink(db, token, purposes, now))
  const used = await db
    .updateTable('account_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'purpose', 'email'])
    .executeTakeFirst()
  if (!used) throw accountsError('LINK_INVALID')
  return { userId: used.user_id, purpose: used.purpose, email: used.email }
}

/**
 * Checks a link before costly work; only useLink decides.
 *
 * @returns the link's user
 * @throws AppError 400
 */
export async function requireValidLink(
  db: Db,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<string> {
  const link = await db
    .selectFrom('account_links')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!link) throw accountsError('LINK_INVALID')
  return link.user_id
}

export async function closeLinks(
  db: Db,
  userId: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('account_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()
}
