import { auditActor } from '#features/accounts/server/audit-actor.ts'
import type { Session } from '#features/accounts/server/find-session.ts'

import type { Caller } from './load-appointment.ts'

export function callerOf(session: Session): Caller {
  const { role, userId, user } = session
  const actor = auditActor(session)
  if (role === 'admin') return { kind: role, userId, actor }
  const verifiedEmail = user.emailVerified ? user.email.toLowerCase() : null
  if (role === 'barber') return { kind: role, userId, verifiedEmail, barberId: user.barberId, actor }
  return { kind: role, userId, verifiedEmail }
}
