import type { Session } from '#features/accounts/server/public.ts'

import type { Caller } from './load-appointment.ts'

export function callerOf({ role, userId, user }: Session): Caller {
  if (role === 'admin') return { kind: role, userId }
  if (role === 'barber') return { kind: role, userId, barberId: user.barberId }
  return { kind: role, userId, verifiedEmail: user.emailVerified ? user.email.toLowerCase() : null }
}
