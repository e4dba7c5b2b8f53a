import { randomInt } from 'node:crypto'

import ical, { ICalEventBusyStatus, ICalEventStatus } from 'ical-generator'

import { calendarText } from '#features/appointments/server/calendar-file.ts'
import { bookingError } from '#features/appointments/server/errors.ts'
import type { StaffCaller } from '#features/appointments/server/load-appointment.ts'
import { recordChange } from '#features/audit/server/record-change.ts'
import { appointmentSql } from '#features/availability/server/occupancy.ts'
import { shopContact } from '#features/settings/server/public-settings.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { platformError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'
import { pathOf } from '#shared/contracts/endpoint.ts'
import { isId } from '#shared/ids.ts'

import { calendarFeedFile } from '../calendar.endpoints.ts'

const purpose = 'calendar-feed'
const day = 24 * 60 * 60 * 1000
const daysBack = 30
const daysAhead = 120

/** @returns null while it is off @throws AppError 403, 404 */
export async function calendarFeedUrl(
  platform: Platform,
  barberId: string,
  caller: StaffCaller,
): Promise<string | null> {
  requireOwnFeed(barberId, caller)
  const barber = await findBarber(platform, barberId)
  if (!barber) throw bookingError('BARBER_NOT_FOUND')
  return urlOf(platform, barberId, barber.calendar_feed)
}

/**
 * Switches the feed on with a new address, or off. The old address stops working.
 * @throws AppError 403, 404
 */
export async function renewCalendarFeed(
  platform: Platform,
  barberId: string,
  caller: StaffCaller,
  state: 'on' | 'off',
): Promise<string | null> {
  requireOwnFeed(barberId, caller)
  const number = state === 'on' ? randomInt(1, 2 ** 31 - 1) : null
  await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    const barber = isId(barberId)
      ? await db
          .updateTable('barbers')
          .set({ calendar_feed: number })
          .where('id', '=', barberId)
          .where('deleted_at', 'is', null)
          // An inactive barber has no feed to subscribe to.
          .$if(state === 'on', (query) => query.where('is_active', '=', true))
          .returning(['first_name', 'last_name'])
          .executeTakeFirst()
      : undefined
    if (!barber) throw bookingError('BARBER_NOT_FOUND')
    await recordChange(transaction, caller.actor, platform.clock.now(), {
      entity: 'calendar_feed',
      id: barberId,
      name: `${barber.first_name} ${barber.last_name}`,
      action: state === 'on' ? 'created' : 'deleted',
    })
  })
  return urlOf(platform, barberId, number)
}

/**
 * Returns the iCalendar file: busy times with the service, never the customer.
 * @throws AppError 404 for a wrong or revoked address
 */
export async function calendarFeed(
  platform: Platform,
  barberId: string,
  token: string | undefined,
): Promise<string> {
  const barber = await findBarber(platform, barberId)
  const number = barber?.calendar_feed ?? null
  const isKnown =
    number !== null && token !== undefined && platform.secrets.verify(purpose, `${barberId}:${number}`, token)
  if (!barber || !isKnown) throw platformError('NOT_FOUND')
  const now = platform.clock.now()
  const { shopName, shopAddress } = await shopContact(platform)
  const calendar = ical({
    name: `${barber.first_name} ${barber.last_name}, ${shopName}`,
    prodId: { company: shopName, product: 'agenda', language: 'IT' },
    ttl: 15 * 60,
  })
  const { hostname } = new URL(platform.publicOrigin)
  for (const entry of await busyTimes(platform, barberId, now)) {
    calendar.createEvent({
      id: `${entry.id}@${hostname}`,
      sequence: entry.calendar_sequence,
      stamp: now,
      start: entry.starts_at,
      end: entry.ends_at,
      summary: entry.service_name,
      location: `${shopName}, ${shopAddress}`,
      status: entry.status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      busystatus: ICalEventBusyStatus.BUSY,
    })
  }
  return calendarText(calendar)
}

async function busyTimes({ database }: Platform, barberId: string, now: Date) {
  return await database.db
    .selectFrom('appointments')
    .select(['id', 'calendar_sequence', 'starts_at', 'ends_at', 'service_name', 'status'])
    .where('barber_id', '=', barberId)
    .where(appointmentSql.counted)
    .where('starts_at', '>', new Date(now.getTime() - daysBack * day))
    .where('starts_at', '<', new Date(now.getTime() + daysAhead * day))
    .orderBy('starts_at')
    .execute()
}

async function findBarber({ database }: Platform, barberId: string) {
  if (!isId(barberId)) return undefined
  return await database.db
    .selectFrom('barbers')
    .select(['first_name', 'last_name', 'calendar_feed'])
    .where('id', '=', barberId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

function requireOwnFeed(barberId: string, caller: StaffCaller): void {
  if (caller.kind === 'barber' && caller.barberId !== barberId) throw platformError('FORBIDDEN')
}

function urlOf({ secrets, publicOrigin }: Platform, barberId: string, number: number | null): string | null {
  if (number === null) return null
  const token = secrets.sign(purpose, `${barberId}:${number}`)
  return `${publicOrigin}/api${pathOf(calendarFeedFile, { id: barberId })}?token=${token}`
}
