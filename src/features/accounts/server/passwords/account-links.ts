import type { Db } from '#platform/database/database.ts'
import { hashOf, newLinkToken } from '#platform/secrets.ts'

import { accountsError } from '../errors.ts'
import { holdUser } from '../users/user-rows.ts'

export type LinkPurpose = 'reset_password' | 'verify_email' | 'invitation' | 'change_email'

/** Links that are made for choosing a password: a new one ends them. */
export const passwordLinks: readonly LinkPurpose[] = ['reset_password', 'invitation']
/**
 * All of them. Each came by mail and proves the address, so each lets its reader choose a password: that of the welcome is
 * for those whose address somebody else has registered.
 */
export const mailedLinks: readonly LinkPurpose[] = [...passwordLinks, 'verify_email']

/** All links that an account may have open. The one for a new address chooses no password: its reader may be a stranger. */
export const allLinks: readonly LinkPurpose[] = [...mailedLinks, 'change_email']

/** Milliseconds that a link of this purpose works. */
const lifetimes: Record<LinkPurpose, number> = {
  reset_password: 60 * 60 * 1000,
  verify_email: 7 * 24 * 60 * 60 * 1000,
  invitation: 7 * 24 * 60 * 60 * 1000,
  change_email: 7 * 24 * 60 * 60 * 1000,
}

/**
 * @param email the new address, where the link proves one
 * @returns the secret for the mail; only its hash is kept
 */
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

/** What causes the mail that carries it; tells nothing of the secret. */
export function causeOfLink(token: string): string {
  return hashOf(token).toString('base64url')
}

/**
 * Uses a link up; of two that try at once, one succeeds. Its account is held first, as by every writer of one.
 * @returns the user it was made for, what for, and the new address where it proves one
 * @throws AppError 400 when it is unknown, used or too old
 */
export async function useLink(
  db: Db,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<{ userId: string; purpose: string; email: string | null }> {
  await holdUser(db, await refuseBadLink(db, token, purposes, now))
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

/** A look before costly work; only useLink decides. @returns whose it is @throws AppError 400 */
export async function refuseBadLink(
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

/** What was asked for earlier no longer works. */
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
