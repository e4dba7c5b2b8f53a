import { requireAccount } from '#features/accounts/server/require-account.ts'
import type { Db } from '#platform/database/database.ts'
import { lockKey } from '#platform/database/transaction.ts'
import { hashOf, newLinkToken } from '#platform/secrets.ts'

import { chatHours } from '../../assistant.rules.ts'

const life = chatHours * 60 * 60 * 1000

/** Locks that make a message and the deletion of its account wait for each other. */
export function chatLocks(userId: string | null): number[] {
  return userId === null ? [] : [lockKey(`chats of ${userId}`)]
}

/**
 * Returns the conversation of this secret if it is not expired and belongs to the caller: a user's only with
 * their session, a visitor's only without a login.
 *
 * @param secret the browser's session id
 */
export async function findChat(
  db: Db,
  secret: string | null | undefined,
  userId: string | null,
  now: Date,
): Promise<string | null> {
  if (!secret) return null
  const row = await db
    .selectFrom('chats')
    .select('id')
    .where('token_hash', '=', hashOf(secret))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Locks it against deletion until the transaction ends.
 *
 * @returns whether it still exists
 */
export async function holdChat(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('chats').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  return row !== undefined
}

/** @throws AppError 401 when the account has been deleted meanwhile */
export async function openChat(
  db: Db,
  userId: string | null,
  now: Date,
): Promise<{ id: string; secret: string }> {
  if (userId !== null) await requireAccount(db, userId)
  const { token, hash } = newLinkToken()
  const { id } = await db
    .insertInto('chats')
    .values({
      token_hash: hash,
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + life),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, secret: token }
}
