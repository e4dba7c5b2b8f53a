import { hasCode } from '#ui/http/http-client.ts'

import { type AffectedDetails, affectedDetailsSchema, type BarberAnswer } from '../barber-changes.contract.ts'

export type AffectedAnswer = 'keep' | 'settled' | 'back'

/** @returns null when the user returned to the form @throws the errors of `save` */
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
      // Checks again without keepAppointments, because new bookings may have arrived.
    }
  }
}

function affectedBy(error: unknown): AffectedDetails | null {
  if (!hasCode(error, 'APPOINTMENTS_AFFECTED')) return null
  return affectedDetailsSchema.safeParse(error.body.details).data ?? null
}
