import type { Session } from '#features/accounts/server/public.ts'

/** Whether this profile is that of the person who is logged in. Only an admin gives profiles to logins. */
export function isOwnBarber({ role, user }: Session, barber: { id: string }): boolean {
  return role !== 'client' && user.barberId === barber.id
}
