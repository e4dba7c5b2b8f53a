import { z } from 'zod'

import type { User } from '#features/accounts/accounts.contract.ts'
import type { LiveEvent } from '#features/panels/live.contract.ts'
import { idText } from '#shared/ids.ts'

/** No barber has a part in these. */
const ofTheOwner: ReadonlySet<LiveEvent['kind']> = new Set(['plan', 'orders', 'requests'])

/** An admin hears of everything, a barber of what is their own or was. */
export function mayHear({ role, barberId }: Pick<User, 'role' | 'barberId'>, event: LiveEvent): boolean {
  if (ofTheOwner.has(event.kind)) return role === 'admin'
  if (role === 'admin' || event.kind !== 'appointment') return true
  return barberId !== null && [event.barberId, event.formerBarberId].includes(barberId)
}

/** Told by the database for the processes alone: somebody's sessions ended, or may do something else than before. */
const accessMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('access'), userId: idText }),
  z.object({ kind: z.literal('resync') }),
])

/** Whose right to listen must be looked at again; after a gap everybody's must. */
export function changedAccess(message: unknown): (userId: string) => boolean {
  const { success, data } = accessMessageSchema.safeParse(message)
  return (userId) => success && (data.kind === 'resync' || data.userId === userId)
}
