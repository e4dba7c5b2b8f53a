import type { FastifyRequest } from 'fastify'

import { optionalSession, type Session } from '#features/accounts/server/public.ts'
import type { Platform } from '#platform/platform.ts'

import type { Asker } from '../faqs.rules.ts'

export type Caller = { session: Session | undefined; asker: Asker }

/** Who asks, as the session says and not the call: whatever `userRole` it claims. */
export async function callerOf(platform: Platform, request: FastifyRequest): Promise<Caller> {
  const known = await optionalSession(platform, request)
  // Until the temporary password is changed nothing of theirs is shown.
  const session = known?.user.mustChangePassword ? undefined : known
  return { session, asker: session?.role ?? 'visitor' }
}
