import { requireAccount } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/database.ts'
import { lockKey } from '#platform/database/transaction.ts'
import { hashOf, newLinkToken } from '#platform/secrets.ts'

import { chatHours } from '../../assistant.rules.ts'

const life = chatHours * 60 * 60 * 1000

/** Whoever writes and whoever deletes the account wait for each other. */
export function chatLocks(userId: string | null): number[] {
  return userId === null ? [] : [lockKey(`chats of ${userId}`)]
}

/**
 * The conversation of this secret, if it is still kept and the caller's own: somebody's only with their session, a browser's
 * only as long as nobody is logged in there.
 * @param secret what the browser calls its session id
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

/** Keeps it from being deleted until the transaction ends. @returns whether it is still there */
export async function holdChat(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('chats').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  return row !== undefined
}

/** @throws AppError 401 when the account is gone by now */
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
