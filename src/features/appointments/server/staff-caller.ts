import type { Session } from '#features/accounts/server/find-session.ts'
import { platformError } from '#platform/http/errors.ts'
import { isId } from '#shared/ids.ts'

import { callerOf } from './caller.ts'
import { bookingError } from './errors.ts'
import type { StaffCaller } from './load-appointment.ts'

/** @throws AppError 403 */
export function staffCallerOf(session: Session): StaffCaller {
  const caller = callerOf(session)
  if (caller.kind !== 'admin' && caller.kind !== 'barber') throw platformError('FORBIDDEN')
  return caller
}

/** @returns undefined for all barbers @throws AppError 404 for a malformed id */
export function knownBarberId(id: string | undefined): string | undefined {
  if (id === undefined || id === '' || id === 'all') return undefined
  if (!isId(id)) throw bookingError('BARBER_NOT_FOUND')
  return id
}

const nobody = '00000000-0000-0000-0000-000000000000'

export function visibleBarberId({ role, user }: Session, barberId: string | undefined): string | undefined {
  const requestedId = knownBarberId(barberId)
  return role === 'barber' ? (user.barberId ?? nobody) : requestedId
}
