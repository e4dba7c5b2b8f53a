import type { Platform } from '#platform/platform.ts'

import { revokeSession } from './revoke-sessions.ts'
import { readToken } from './session-token.ts'

export async function logOut(platform: Platform, token: string | undefined): Promise<void> {
  const claims = token ? await readToken(platform, token, { forRefresh: true }) : undefined
  if (claims) await revokeSession(platform.database.db, claims.sessionId, platform.clock.now())
}
