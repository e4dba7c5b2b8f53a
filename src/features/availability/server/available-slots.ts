import { slotSettingsColumns } from '#features/settings/server/booking-settings.ts'
import type { SlotSettings } from '#features/settings/settings.contract.ts'
import { isInWindow } from '#features/settings/shop-now.rules.ts'
import type { Db } from '#platform/database/database.ts'
import { inUse } from '#platform/database/in-use.ts'
import type { Platform } from '#platform/platform.ts'
import { type Day, skippedMinutes, weekdayIndex } from '#shared/calendar-time.ts'
import { isId } from '#shared/ids.ts'

import type { Slot } from '../availability.contract.ts'
import { anyBarber, type Booker } from '../availability.rules.ts'
import { bookableTime } from '../bookable-time.rules.ts'
import { mergeSlots, slotsOfDay } from '../slots.rules.ts'
import { barberDayColumns, type BarberDayRow, wholeDayOf } from './day-facts.ts'
import { availabilityError } from './errors.ts'

export type SlotsCriteria = {
  booker: Booker
  day: Day
  /** An id, or 'any'. */
  barberId: string
  duration: number
  serviceId?: string | undefined
  ignored?: readonly string[]
}

type Row = BarberDayRow & SlotSettings & { service_minutes: number | null }

// Named statements are parsed and planned once per connection. One row per barber.
const columns = `
  ${slotSettingsColumns},
  (SELECT duration_minutes FROM services WHERE id = $3 AND is_active AND deleted_at IS NULL) AS service_minutes,
  ${barberDayColumns({ day: '$1', ignored: '$4', now: '$5' })}
  FROM barbers b
  JOIN working_days w ON w.barber_id = b.id AND w.weekday = $2
  CROSS JOIN studio_settings
  WHERE b.is_active AND b.deleted_at IS NULL`
const ofOneBarber = { name: 'slots-of-one-barber', text: `SELECT ${columns} AND b.id = $6` }
const ofAnyBarber = {
  name: 'slots-of-any-barber',
  text: `SELECT ${columns} AND ($3::uuid IS NULL OR EXISTS
    (SELECT 1 FROM barber_services bs WHERE bs.barber_id = b.id AND bs.service_id = $3))`,
}

/** @throws AppError 404 for an unknown barber or service */
export async function availableSlots(
  { database, clock }: Platform,
  criteria: SlotsCriteria,
): Promise<Slot[]> {
  const { booker, day, barberId, serviceId, ignored = [] } = criteria
  const isAny = barberId === anyBarber
  if (!isAny && !isId(barberId)) throw availabilityError('BARBER_NOT_FOUND')
  if (serviceId !== undefined && !isId(serviceId)) throw availabilityError('SERVICE_NOT_FOUND')
  const now = clock.now()
  const shared = [day, weekdayIndex(day), serviceId ?? null, ignored, now]
  const { rows } = await database.pool.query<Row>(
    isAny ? { ...ofAnyBarber, values: shared } : { ...ofOneBarber, values: [...shared, barberId] },
  )
  const [first] = rows
  if (!first) {
    if (!isAny) throw availabilityError('BARBER_NOT_FOUND')
    if (serviceId !== undefined) await refuseUnknownService(database.db, serviceId)
    return []
  }
  if (serviceId !== undefined && first.service_minutes === null) throw availabilityError('SERVICE_NOT_FOUND')
  const bookable = bookableTime({ settings: first, booker, now })
  if (!isInWindow(bookable, day)) return []
  const duration = first.service_minutes ?? criteria.duration
  const startedMinutes = bookable.startedMinutes(day)
  const skipped = skippedMinutes(day, first.timeZone)
  const [grid = [], ...others] = rows.map((row) =>
    slotsOfDay(wholeDayOf(row, skipped), duration, startedMinutes),
  )
  return others.length === 0 ? grid : mergeSlots([grid, ...others])
}

/** Tells a service that no barber offers from an unknown one: only the second is an error. */
async function refuseUnknownService(db: Db, id: string): Promise<void> {
  const service = await db
    .selectFrom('services')
    .select('id')
    .where('id', '=', id)
    .where(inUse)
    .executeTakeFirst()
  if (!service) throw availabilityError('SERVICE_NOT_FOUND')
}
