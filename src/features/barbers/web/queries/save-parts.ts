import { HttpError } from '#ui/http-client.ts'

import { type AffectedDetails, affectedDetailsSchema, type BarberAnswer } from '../../staff.contract.ts'

type Terms = { updatedAt: string; keepAppointments: boolean }

/** Save over what is left, look again because nothing is left, or go back to the form. */
export type AffectedAnswer = 'keep' | 'settled' | 'back'

/** One of the calls that a save consists of. */
export type Part<Name extends string> = { name: Name; send: (terms: Terms) => Promise<BarberAnswer> }

export type SaveResult<Name extends string> = {
  saved: Name[]
  /** The newest barber that a call answered. */
  barber: BarberAnswer | null
  /** What stopped it; `error` is null when the person wanted to go back to the form. */
  failed: { name: Name; error: unknown } | null
}

/**
 * Sends the parts one after the other, each with the version that the one before has left. It stops at the first
 * failure; when appointments are concerned it asks, and sends the part again if they are to stay.
 */
export async function saveParts<Name extends string>(
  parts: readonly Part<Name>[],
  version: string,
  ask: (affected: AffectedDetails) => Promise<AffectedAnswer>,
): Promise<SaveResult<Name>> {
  const saved: Name[] = []
  let barber: BarberAnswer | null = null
  for (const { name, send } of parts) {
    const updatedAt: string = barber?.updatedAt ?? version
    try {
      const answer = await sendOrAsk(send, updatedAt, ask)
      if (!answer) return { saved, barber, failed: { name, error: null } }
      barber = answer
      saved.push(name)
    } catch (error) {
      return { saved, barber, failed: { name, error } }
    }
  }
  return { saved, barber, failed: null }
}

async function sendOrAsk(
  send: (terms: Terms) => Promise<BarberAnswer>,
  updatedAt: string,
  ask: (affected: AffectedDetails) => Promise<AffectedAnswer>,
): Promise<BarberAnswer | null> {
  for (;;) {
    try {
      return await send({ updatedAt, keepAppointments: false })
    } catch (error) {
      const affected = affectedBy(error)
      if (!affected) throw error
      const answer = await ask(affected)
      if (answer === 'back') return null
      if (answer === 'keep') return await send({ updatedAt, keepAppointments: true })
      // Somebody may have booked since: the next look is the server's.
    }
  }
}

export function affectedBy(error: unknown): AffectedDetails | null {
  const isWarning = error instanceof HttpError && error.body.code === 'APPOINTMENTS_AFFECTED'
  return isWarning ? (affectedDetailsSchema.safeParse(error.body.details).data ?? null) : null
}
