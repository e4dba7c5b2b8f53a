import { z } from 'zod'

import { cancelOverlappingOffers } from '#features/waiting-list/server/cancel-overlapping-offers.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { forgetAnswer, replayed } from '#platform/http/idempotency.ts'
import type { Platform } from '#platform/platform.ts'
import { timeToMinutes } from '#shared/calendar-time.ts'

import type { Hold } from './appointment.ts'
import { requireBookingLimit, type BookingRequest, slotsFor, withBookingFacts } from './book-appointment.ts'
import { newAppointment } from './book-appointment.ts'
import { insertAppointment } from './change/insert-appointment.ts'
import { clientIdOf } from './customer.ts'
import { bookingError } from './errors.ts'

const maxHolds = 2

const claimSchema = z.object({ claim: z.string() })

export type HoldRequest = BookingRequest & {
  until: Date
  claim: {
    id: string
    write: (transaction: Transaction, hold: Hold) => Promise<void>
    isAlive: (transaction: Transaction, id: string) => Promise<boolean>
  }
}

/**
 * Holds a slot, decided like a booking: no other customer can book it until `until`. Sends no messages; the
 * hold becomes an appointment with `bookHeldSlot`.
 * @returns the claim's id; for a repeated request that of the first one
 * @throws AppError 400, 401, 403, 404, 409 or 429 with the reason; nothing is written then
 */
export async function holdSlot(platform: Platform, request: HoldRequest): Promise<string> {
  const { choice, customer, until, claim, key } = request
  return await withBookingFacts(platform, request, async (transaction, facts, { day, now }) => {
    if (key && facts.stored) {
      const former = claimSchema.parse(replayed(key, facts.stored)).claim
      if (await claim.isAlive(transaction, former)) return former
      await forgetAnswer(transaction.db, key)
    }
    const start = timeToMinutes(choice.time)
    const slots = slotsFor(platform, facts, request, { day, start, now, isHold: true })
    await requireBookingLimit(transaction, facts, customer, now)
    if (facts.hold_count >= maxHolds) throw bookingError('TOO_MANY_HOLDS')
    for (const slot of slots) {
      const appointment = newAppointment(request, slot, { day, start, now, autoConfirm: false })
      const hold: Hold = {
        ...appointment,
        status: 'held',
        expiresAt: until,
        heldFor: 'payment',
        payment: { ...appointment.payment, type: 'online', method: 'card' },
      }
      const entry = {
        appointment: hold,
        barberVersion: slot.barber.version,
        mails: [],
        key,
        answer: { claim: claim.id },
      }
      if (!(await insertAppointment(transaction, { ...entry, isLast: false }))) continue
      await claim.write(transaction, hold)
      const { startsAt, endsAt } = hold
      const clientId = clientIdOf(customer)
      if (clientId !== null) await cancelOverlappingOffers(transaction, { clientId, startsAt, endsAt }, now)
      transaction.publish({ kind: 'holds' })
      return claim.id
    }
    throw bookingError('SLOT_TAKEN')
  })
}
