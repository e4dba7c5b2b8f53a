import type { Platform } from '#platform/platform.ts'

import type { AccountTrace } from './account-trace.ts'
import { anonymousAccount } from './anonymous-account.ts'
import { auditActor } from './audit-actor.ts'
import { accountsError } from './errors.ts'
import type { Session } from './find-session.ts'
import { proveOwnPassword } from './prove-own-password.ts'
import { eraseAccount } from './users/delete-user.ts'

/** @throws AppError 400 for a wrong password, 409 for the last admin, 429 */
export async function deleteOwnAccount(
  platform: Platform,
  session: Session,
  { password, callerAddress }: { password: string; callerAddress: string },
  traces: readonly AccountTrace[],
): Promise<void> {
  const proven = await proveOwnPassword(platform, session, password)
  const actor = auditActor(session)
  // The audit log must not keep the deleted name; it keeps the names of former staff for a year.
  const nameless = session.role === 'client' ? { ...actor, ...anonymousAccount } : actor
  const erasure = {
    actor: nameless,
    id: session.userId,
    traces,
    callerAddress: session.role === 'client' ? callerAddress : null,
  }
  await eraseAccount(platform, erasure, (user) => {
    if (user.password_hash !== proven) throw accountsError('PROFILE_PASSWORD_WRONG')
  })
}
