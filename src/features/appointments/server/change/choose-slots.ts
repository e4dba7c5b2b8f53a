import type { SlotClaimant } from '#features/availability/availability.rules.ts'
import { bookableTime } from '#features/availability/bookable-time.rules.ts'
import { busyIntervals, wholeDayOf } from '#features/availability/server/day-facts.ts'
import { obstacleTo, overlaps } from '#features/availability/slots.rules.ts'
import { isInWindow } from '#features/settings/shop-now.rules.ts'
import { skippedMinutes, wallClockToInstant } from '#shared/calendar-time.ts'
import { centimesToChf } from '#shared/money.ts'

import { bookingError } from '../errors.ts'
import type { BookingFacts, CandidateRow } from './booking-facts.ts'

export type SlotRequest = {
  booker: SlotClaimant
  day: string
  /** minutes of the day */
  start: number
  isAnyBarber: boolean
  /** `price` (CHF) and `duration` (minutes) as the customer saw them. */
  price: number | undefined
  duration: number | undefined
}

export type AssignedSlot = {
  barber: CandidateRow
  service: NonNullable<BookingFacts['service']>
  startsAt: Date
  endsAt: Date
}

export function placeOf({ barber, service, startsAt, endsAt }: AssignedSlot) {
  const { id, first_name: firstName, last_name: lastName, email } = barber
  return {
    barber: { id, firstName, lastName, email },
    service: { id: service.id, name: service.name },
    price: service.price_centimes,
    duration: service.duration_minutes,
    startsAt,
    endsAt,
  }
}

/**
 * Decides from the facts alone which barbers can take the appointment.
 * @returns at least one slot; the barber with the fewest appointments that day comes first
 * @throws AppError with the reason when no barber can
 */
export function chooseSlots(facts: BookingFacts, request: SlotRequest, now: Date): AssignedSlot[] {
  const { service, settings } = facts
  const barbers = facts.candidates ?? []
  if (barbers.length === 0 && !request.isAnyBarber) throw bookingError('BARBER_NOT_FOUND')
  if (!service) throw bookingError('SERVICE_NOT_FOUND')
  const offering = barbers.filter(({ offers }) => offers)
  if (offering.length === 0) throw bookingError('INVALID_SERVICE')
  const bookable = bookableTime({ settings, booker: request.booker, now })
  if (!isInWindow(bookable, request.day)) throw bookingError('INVALID_DATE_TIME')
  const skipped = skippedMinutes(request.day, settings.timeZone)
  const judged = offering.map((barber) => ({
    barber,
    obstacle: obstacleTo(
      wholeDayOf(barber, skipped),
      request.start,
      service.duration_minutes,
      bookable.startedMinutes(request.day),
    ),
  }))
  const free = judged
    .filter(({ obstacle }) => obstacle === undefined)
    .map((judgement) => judgement.barber)
    .toSorted((first, second) => busyIntervals(first.busy).length - busyIntervals(second.busy).length)
  if (free.length === 0) {
    throw bookingError(
      judged.some(({ obstacle }) => obstacle === 'booked') ? 'SLOT_TAKEN' : 'INVALID_DATE_TIME',
    )
  }
  refuseOwnOverlap(facts, request.start, service.duration_minutes)
  refuseStaleTerms(service, request)
  const startsAt = wallClockToInstant(request.day, request.start, settings.timeZone)
  const endsAt = new Date(startsAt.getTime() + service.duration_minutes * 60_000)
  return free.map((barber) => ({ barber, service, startsAt, endsAt }))
}

function refuseOwnOverlap({ own_busy: own }: BookingFacts, start: number, duration: number): void {
  const visit = { start, end: start + duration }
  if (busyIntervals(own).some((interval) => overlaps(interval, visit))) throw bookingError('OWN_OVERLAP')
}

/** Price or duration changed since the page was opened: the customer must agree before anything is written. */
function refuseStaleTerms(
  { price_centimes: centimes, duration_minutes: minutes }: AssignedSlot['service'],
  seen: Pick<SlotRequest, 'price' | 'duration'>,
): void {
  const price =
    seen.price === undefined || Math.round(seen.price * 100) === centimes
      ? {}
      : { price: centimesToChf(centimes) }
  if (seen.duration !== undefined && seen.duration !== minutes)
    throw bookingError('DURATION_CHANGED', { details: { duration: minutes, ...price } })
  if ('price' in price) throw bookingError('PRICE_CHANGED', { details: price })
}
