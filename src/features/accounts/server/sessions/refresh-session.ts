import { platformError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'

import type { SessionAnswer } from '../../accounts.contract.ts'
import { findSession } from '../find-session.ts'
import { readToken, signToken } from './session-token.ts'

/** @throws AppError 401 when the session is revoked or expired */
export async function refreshSession(platform: Platform, token: string | undefined): Promise<SessionAnswer> {
  const claims = token ? await readToken(platform, token, { forRefresh: true }) : undefined
  const session = claims ? await findSession(platform, claims.sessionId) : undefined
  if (!session) throw platformError('UNAUTHENTICATED')
  return { success: true, token: await signToken(platform, session.id, session.userId), user: session.user }
}
