import {
  longestListDays,
  type StaffAppointment,
  staffAppointmentsSchema,
} from '#features/calendar/calendar.contract.ts'
import { piecesOf } from '#features/calendar/calendar.rules.ts'
import { formatChf } from '#shared/money.ts'
import { ConnectionError, http, HttpError, messageOf, staffTimeout } from '#ui/http-client.ts'

import { scheduleTexts } from '../../barbers-screens.it.ts'
import type { AffectedDetails, Barber } from '../../staff.contract.ts'

const { affected: texts } = scheduleTexts

export type Affected = AffectedDetails['appointments'][number]
export type Colleague = Pick<Barber, '_id' | 'firstName' | 'lastName' | 'services'>

/** What became of an appointment; a refused one is still where it was. */
export type Fate =
  | { kind: 'cancelled' | 'elsewhere' }
  | { kind: 'reassigned'; to: Colleague }
  /** `price` in CHF: what it would cost now. */
  | { kind: 'refused'; why: string; price?: number; isOffline?: boolean }

/** Nothing has been decided yet, or it did not work. */
export const isOpen = (fate: Fate | undefined) => fate === undefined || fate.kind === 'refused'

const call = { timeout: staffTimeout }

/** A colleague who is busy then, or not there: the next one may be free. */
const onlyThisOne = new Set(['SLOT_TAKEN', 'INVALID_DATE_TIME', 'BARBER_NOT_FOUND', 'INVALID_SERVICE'])

/**
 * The same day and time with the first of these who can. The booking's own rules decide.
 * @param price CHF that is expected, or accepted after it has changed
 */
export async function reassign(
  appointment: StaffAppointment,
  colleagues: readonly Colleague[],
  price: number,
): Promise<Fate> {
  const { _id, serviceId, service, date, time, duration, updatedAt } = appointment
  const able = colleagues.filter(({ services }) => services.includes(service))
  if (able.length === 0) return { kind: 'refused', why: texts.nobodyOffers }
  const choice = { service: serviceId, date, time, duration, price, updatedAt }
  for (const to of able) {
    try {
      await http.put(`/appointments/${encodeURIComponent(_id)}`, { ...choice, barberId: to._id }, call)
      return { kind: 'reassigned', to }
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal) return refusal
    }
  }
  return { kind: 'refused', why: able.length === 1 ? texts.busyThen : texts.nobodyFree }
}

/** Undefined when somebody else may still take it. */
function refusalOf(error: unknown): Fate | undefined {
  const why = messageOf(error, texts.moveFailed)
  if (error instanceof ConnectionError) return { kind: 'refused', why, isOffline: true }
  if (!(error instanceof HttpError)) return { kind: 'refused', why }
  const { code, details } = error.body
  if (code !== undefined && onlyThisOne.has(code)) return undefined
  const price = code === 'PRICE_CHANGED' ? Number(details?.['price']) : NaN
  return Number.isFinite(price)
    ? { kind: 'refused', why: texts.priceChanged(formatChf(price)), price }
    : { kind: 'refused', why }
}

/**
 * The appointments as they are now: others change them while the list is looked at.
 * @returns by id; what is missing is no longer this barber's on those days
 */
export async function readAgain(
  barberId: string,
  appointments: readonly Affected[],
): Promise<Map<string, StaffAppointment>> {
  const days = appointments.map(({ date }) => date).toSorted()
  const [first, last] = [days.at(0), days.at(-1)]
  const pieces = first && last ? piecesOf({ from: first, to: last }, longestListDays) : []
  const path = `/appointments/barber/${encodeURIComponent(barberId)}`
  const current = new Map<string, StaffAppointment>()
  for (const { from, to } of pieces) {
    const query = { startDate: from, endDate: to }
    for (const appointment of staffAppointmentsSchema.parse(await http.get(path, { query, ...call })))
      current.set(appointment._id, appointment)
  }
  return current
}
