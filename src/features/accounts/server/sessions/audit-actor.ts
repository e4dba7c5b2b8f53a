import type { Actor } from '#features/audit/server/public.ts'

import type { Session } from './find-session.ts'

/** Returns the session's user as the audit log records them. */
export function auditActor({ userId, role, user }: Session): Actor {
  return { id: userId, role, name: `${user.firstName} ${user.lastName}`.trim() }
}
