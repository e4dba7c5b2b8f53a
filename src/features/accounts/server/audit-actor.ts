import type { Actor } from '#features/audit/server/record-change.ts'

import type { Session } from './find-session.ts'

export function auditActor({ userId, role, user }: Session): Actor {
  return { id: userId, role, name: `${user.firstName} ${user.lastName}`.trim() }
}
