import { z } from 'zod'

import type { User } from '#features/accounts/accounts.contract.ts'
import { idText } from '#shared/ids.ts'

import type { LiveEvent } from './live.contract.ts'

const ofTheOwner: ReadonlySet<LiveEvent['kind']> = new Set(['plan', 'orders', 'requests'])

/** An admin receives every event; a barber receives those of appointments that are or were their own. */
export function mayReceive({ role, barberId }: Pick<User, 'role' | 'barberId'>, event: LiveEvent): boolean {
  if (ofTheOwner.has(event.kind)) return role === 'admin'
  if (role === 'admin' || event.kind !== 'appointment') return true
  return barberId !== null && [event.barberId, event.formerBarberId].includes(barberId)
}

/** Sent by the database to the server processes only: the user's sessions ended, or the user's permissions changed. */
const accessMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('access'), userId: idText }),
  z.object({ kind: z.literal('resync') }),
])

/** Returns a test for the users whose access must be checked again. After a gap in the events it accepts all users. */
export function changedAccess(message: unknown): (userId: string) => boolean {
  const { success, data } = accessMessageSchema.safeParse(message)
  return (userId) => success && (data.kind === 'resync' || data.userId === userId)
}
