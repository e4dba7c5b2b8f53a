import { http, HttpError, messageOf, staffTimeout } from '#ui/http-client.ts'

import { scheduleTexts } from '../../barbers-screens.it.ts'
import type { AffectedDetails, Barber } from '../../staff.contract.ts'

const { affected: texts } = scheduleTexts

export type Affected = AffectedDetails['appointments'][number]
export type Colleague = Pick<Barber, '_id' | 'firstName' | 'lastName' | 'services'>

/** What became of an appointment; a refused one is still where it was. */
export type Fate =
  | { kind: 'cancelled' }
  | { kind: 'reassigned'; to: string }
  | { kind: 'refused'; why: string }

/** A colleague who is busy then, or not there: the next one may be free. */
const onlyThisOne = new Set(['SLOT_TAKEN', 'INVALID_DATE_TIME', 'BARBER_NOT_FOUND', 'INVALID_SERVICE'])

/** The same day, time and price, with the first of these who can. The booking's own rules decide. */
export async function reassign(
  { _id, serviceId, service, date, time, duration, price, updatedAt }: Affected,
  colleagues: readonly Colleague[],
): Promise<Fate> {
  const able = colleagues.filter(({ services }) => services.includes(service))
  if (able.length === 0) return { kind: 'refused', why: texts.nobodyOffers }
  const choice = { service: serviceId, date, time, duration, price, updatedAt }
  for (const { _id: barberId, firstName, lastName } of able) {
    try {
      await http.put(
        `/appointments/${encodeURIComponent(_id)}`,
        { ...choice, barberId },
        { timeout: staffTimeout },
      )
      return { kind: 'reassigned', to: `${firstName} ${lastName}` }
    } catch (error) {
      const isOnlyThisOne = error instanceof HttpError && onlyThisOne.has(error.body.code ?? '')
      if (!isOnlyThisOne) return { kind: 'refused', why: messageOf(error, texts.moveFailed) }
    }
  }
  return { kind: 'refused', why: able.length === 1 ? texts.busyThen : texts.nobodyFree }
}
