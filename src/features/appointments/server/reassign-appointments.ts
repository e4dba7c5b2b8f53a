import { AppError } from '#platform/http/errors.ts'
import {
  claimKey,
  type IdempotencyKey,
  derivedKey,
  replayed,
  storeAnswer,
} from '#platform/http/idempotency.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'
import { timeToMinutes } from '#shared/calendar-time.ts'
import { isId } from '#shared/ids.ts'
import { centimesToChf, formatChf } from '#shared/money.ts'

import type { ReassignmentOutcome, ReassignmentRequest, ShownAppointment } from '../reassignment.contract.ts'
import { reassignmentTexts as texts } from '../reassignment.it.ts'
import type { Appointment } from './appointment.ts'
import { applyChange, type LockedAppointment, withAppointment } from './change-appointment.ts'
import { type BookingFacts, type CandidateRow, readBookingFacts } from './change/booking-facts.ts'
import { type AssignedSlot, chooseSlots } from './change/choose-slots.ts'
import { bookingError } from './errors.ts'
import type { StaffCaller } from './load-appointment.ts'
import { moveLock, moveTo, refuseUnmovable } from './move-appointment.ts'

/** Stops repeated clicks; each request writes to the customers of a whole list. */
const reassignments: RateLimit = { name: 'reassignments', points: 60, seconds: 60 * 60 }

type Reassignment = {
  barberId: string
  caller: StaffCaller
  request: ReassignmentRequest
  key?: IdempotencyKey | undefined
}

type Run = Reassignment & { given: Map<string, number> }

/**
 * Gives a barber's appointments to colleagues, each at its own day and time, by the rules of a booking. The colleague
 * with the fewest taken over comes first.
 *
 * Each appointment has a transaction of its own, with the locks of a move: it is reassigned with its mails, or stays
 * unchanged, and the answer says which and why. A single transaction would block every customer and every day of the
 * list, and would have to know its locks before it reads anything. An unexpected error ends the request and keeps the
 * appointments reassigned so far. A retry with the same Idempotency-Key returns their outcomes and tries the rest.
 * @returns one outcome per appointment, in the order of the request
 * @throws AppError 400, 404, 409, 429 before anything is changed
 */
export async function reassignAppointments(
  platform: Platform,
  reassignment: Reassignment,
): Promise<ReassignmentOutcome[]> {
  const { barberId, caller, request, key } = reassignment
  await refuseUnknownBarber(platform, barberId)
  if (request.colleagueIds.includes(barberId)) throw bookingError('SAME_BARBER')
  await platform.rateLimits.consume([{ limit: reassignments, key: caller.userId }])
  if (key) await claimKey(platform.database.db, key)
  const run: Run = { ...reassignment, given: new Map() }
  const outcomes: ReassignmentOutcome[] = []
  for (const shown of request.appointments) {
    const outcome = await reassignAppointment(platform, run, shown)
    if (outcome.kind === 'reassigned')
      run.given.set(outcome.barber._id, (run.given.get(outcome.barber._id) ?? 0) + 1)
    outcomes.push(outcome)
  }
  return outcomes
}

async function reassignAppointment(
  platform: Platform,
  run: Run,
  shown: ShownAppointment,
): Promise<ReassignmentOutcome> {
  try {
    return await withAppointment(
      platform,
      shown._id,
      run.caller,
      (locked) => decide(platform, run, shown, locked),
      { locks: [moveLock(shown.date)] },
    )
  } catch (error) {
    return outcomeOf(shown, error)
  }
}

async function decide(
  platform: Platform,
  run: Run,
  shown: ShownAppointment,
  locked: LockedAppointment,
): Promise<ReassignmentOutcome> {
  const { appointment, by, transaction, now } = locked
  const key = run.key && derivedKey(run.key, appointment.id)
  const facts = await readBookingFacts(transaction, {
    day: appointment.day,
    barberId: undefined,
    service: appointment.service.id,
    customer: appointment.customer,
    now,
    idempotencyKey: key,
    movedAppointment: appointment.id,
  })
  if (key && facts.stored) return replayed(key, facts.stored) as ReassignmentOutcome
  if (!isAsShown(appointment, shown, run.barberId)) return { _id: appointment.id, kind: 'elsewhere' }
  refuseUnmovable(appointment, by, now)
  const able = offeringCandidates(facts, run.request)
  const outcome = await moveToColleague(platform, { ...run, able, facts }, shown, locked).catch(
    (error: unknown) => {
      throw refusalTextOf(able.length === 1 || run.request.colleagueIds.length === 1, error)
    },
  )
  if (key) await storeAnswer(transaction.db, key, outcome)
  return outcome
}

function offeringCandidates(
  { candidates }: BookingFacts,
  { colleagueIds }: ReassignmentRequest,
): CandidateRow[] {
  const colleagues = (candidates ?? []).filter(({ id }) => colleagueIds.includes(id))
  const able = colleagues.filter(({ offers }) => offers)
  if (colleagues.length > 0 && able.length === 0) throw refusal('INVALID_SERVICE', texts.nobodyOffers)
  return able
}

async function moveToColleague(
  platform: Platform,
  { able, facts, given }: Run & { able: CandidateRow[]; facts: BookingFacts },
  { price, duration }: ShownAppointment,
  locked: LockedAppointment,
): Promise<ReassignmentOutcome> {
  const { appointment, now } = locked
  const place = { day: appointment.day, start: appointment.start }
  const slotRequest = {
    ...place,
    booker: 'staff' as const,
    isAnyBarber: true,
    price: price ?? centimesToChf(appointment.price),
    duration: duration ?? appointment.duration,
  }
  const slots = chooseSlots({ ...facts, candidates: able }, slotRequest, now)
  const change = moveTo(lightestFirst(slots, given), { ...place, status: appointment.status })
  return reassignedTo(await applyChange(platform, locked, { ...change, skipsWaitingList: true }))
}

function isAsShown(appointment: Appointment, { date, time }: ShownAppointment, barberId: string): boolean {
  return (
    appointment.barber.id === barberId &&
    appointment.day === date &&
    appointment.start === timeToMinutes(time)
  )
}

/** The sort is stable: among colleagues with the same load the emptiest day comes first. */
function lightestFirst(slots: readonly AssignedSlot[], given: ReadonlyMap<string, number>): AssignedSlot[] {
  const load = ({ barber }: AssignedSlot) => given.get(barber.id) ?? 0
  return slots.toSorted((first, second) => load(first) - load(second))
}

function reassignedTo(appointment: Appointment): ReassignmentOutcome {
  const { id, firstName, lastName } = appointment.barber
  return { _id: appointment.id, kind: 'reassigned', barber: { _id: id, firstName, lastName } }
}

const busyCodes = new Set(['SLOT_TAKEN', 'INVALID_DATE_TIME', 'INVALID_SERVICE'])

function refusalTextOf(isOnlyOne: boolean, error: unknown): unknown {
  if (!(error instanceof AppError)) return error
  if (busyCodes.has(error.code)) return refusal('SLOT_TAKEN', isOnlyOne ? texts.busyThen : texts.nobodyFree)
  const terms = newTermsOf(error)
  const { price, duration } = terms
  const changes = [
    ...(duration === undefined ? [] : [texts.newDuration(duration)]),
    ...(price === undefined ? [] : [texts.newPrice(formatChf(price))]),
  ]
  return changes.length === 0 ? error : refusal(error.code, texts.termsChanged(changes), terms)
}

type NewTerms = { price?: number; duration?: number }

function newTermsOf({ extras }: AppError): NewTerms {
  const { price, duration } = extras.details ?? {}
  return {
    ...(typeof price === 'number' ? { price } : {}),
    ...(typeof duration === 'number' ? { duration } : {}),
  }
}

function refusal(code: string, message: string, details?: NewTerms): AppError {
  return new AppError(code, 409, message, details ? { details } : {})
}

function outcomeOf({ _id }: ShownAppointment, error: unknown): ReassignmentOutcome {
  if (!(error instanceof AppError) || error.status >= 500) throw error
  const { code, message } = error
  if (code === 'APPOINTMENT_NOT_FOUND') return { _id, kind: 'elsewhere' }
  if (code === 'ALREADY_CANCELLED') return { _id, kind: 'cancelled' }
  return { _id, kind: 'refused', code, message, ...newTermsOf(error) }
}

async function refuseUnknownBarber({ database }: Platform, id: string): Promise<void> {
  const barber = isId(id)
    ? await database.db
        .selectFrom('barbers')
        .select('id')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!barber) throw bookingError('BARBER_NOT_FOUND')
}
