import type { Session } from '#features/accounts/server/public.ts'

/**
 * Whether this profile is that of the person who is logged in: linked, or, while nothing is linked, of the same
 * address. Only an admin gives out roles and addresses of barbers.
 */
export function isOwnBarber({ role, user }: Session, barber: { id: string; email: string }): boolean {
  if (role === 'client') return false
  if (user.barberId !== null) return user.barberId === barber.id
  return user.email.toLowerCase() === barber.email.toLowerCase()
}
