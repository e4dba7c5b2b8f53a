import {
  type AffectedDetails,
  affectedDetailsSchema,
  type BarberAnswer,
} from '#features/staff/staff.contract.ts'
import { hasCode } from '#ui/http/http-client.ts'

/** Save over what is left, look again because nothing is left, or go back to the form. */
export type AffectedAnswer = 'keep' | 'settled' | 'back'

/**
 * Saves; when appointments are concerned it asks, and saves again if they are to stay or nothing is left of them.
 * @returns null when the person wanted to go back to the form
 * @throws what the call throws
 */
export async function saveOrAsk(
  save: (keepAppointments: boolean) => Promise<BarberAnswer>,
  ask: (affected: AffectedDetails) => Promise<AffectedAnswer>,
): Promise<BarberAnswer | null> {
  for (;;) {
    try {
      return await save(false)
    } catch (error) {
      const affected = affectedBy(error)
      if (!affected) throw error
      const answer = await ask(affected)
      if (answer === 'back') return null
      if (answer === 'keep') return await save(true)
      // Somebody may have booked since: the next look is the server's.
    }
  }
}

function affectedBy(error: unknown): AffectedDetails | null {
  if (!hasCode(error, 'APPOINTMENTS_AFFECTED')) return null
  return affectedDetailsSchema.safeParse(error.body.details).data ?? null
}
