import type { User } from '#features/accounts/accounts.contract.ts'
import type { LiveEvent } from '#features/booking/staff.contract.ts'

/** An admin hears of everything, a barber of what is their own or was. */
export function mayHear({ role, barberId }: Pick<User, 'role' | 'barberId'>, event: LiveEvent): boolean {
  if (role === 'admin' || event.kind !== 'appointment') return true
  return barberId !== null && [event.barberId, event.formerBarberId].includes(barberId)
}
