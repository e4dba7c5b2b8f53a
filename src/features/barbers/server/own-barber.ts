import type { Session } from '#features/accounts/server/find-session.ts'

/** Only an admin can link profiles to users. */
export function isOwnBarber({ role, user }: Session, barber: { id: string }): boolean {
  return role !== 'client' && user.barberId === barber.id
}
