import type { FastifyRequest } from 'fastify'

import { optionalSession } from '#features/accounts/server/access.ts'
import type { Session } from '#features/accounts/server/find-session.ts'
import type { Platform } from '#platform/platform.ts'

import type { Asker } from '../faqs.rules.ts'

export type Caller = { session: Session | undefined; asker: Asker }

/** Returns the caller by session; the role claimed in the call is ignored. */
export async function callerOf(platform: Platform, request: FastifyRequest): Promise<Caller> {
  const known = await optionalSession(platform, request)
  // While a temporary password is in use, the caller counts as a visitor.
  const session = known?.user.mustChangePassword ? undefined : known
  return { session, asker: session?.role ?? 'visitor' }
}
