import { type Hold, barberName } from '#features/appointments/server/appointment.ts'
import { holdForClient } from '#features/appointments/server/hold-for-client.ts'
import { holdFreedParts, waitingListHoldTime } from '#features/appointments/server/hold-freed-slot.ts'
import type { Channel } from '#features/messages/notifications.contract.ts'
import { queueMessages } from '#features/messages/server/outbox.ts'
import { minDuration } from '#features/services/services.contract.ts'
import type { MessageSettings } from '#features/settings/server/message-settings.ts'
import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { newId } from '#platform/uuid.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { centimesToChf } from '#shared/money.ts'
import { isTextable } from '#shared/phone.ts'

import { endOfOffer } from '../../waiting-list.rules.ts'
import { offerTemplate } from '../close-offers.ts'
import { waitingListError } from '../errors.ts'
import { offerToken } from '../offer-link.ts'
import type { SlotOffered } from '../offer-messages.ts'
import type { FreedSlotRow, NextWaitingRequest } from '../read-waiting-list.ts'

type OfferInput = {
  row: FreedSlotRow
  first: NextWaitingRequest
  settings: MessageSettings
  now: Date
  replacedHolds: readonly string[]
  channels: readonly Channel[]
}

/**
 * Returns the rest of the freed slot to the waiting list.
 *
 * @returns false when a rival has just booked part of it; the caller must then roll back
 * @throws AppError 403 or 409 when this client cannot have it
 */
export async function offerSlot(
  platform: Platform,
  transaction: Transaction,
  { row: freed, first, settings, now, replacedHolds, channels }: OfferInput,
): Promise<boolean> {
  const { db } = transaction
  const { client, serviceId, starts, requestId, requestEnds } = first
  const isTexted = channels.includes('sms') && isTextable(client.phone)
  if (!isTexted && !channels.includes('email')) throw waitingListError('OFFER_GONE')
  if (!(await isStillWaiting(db, requestId))) return false
  const endFor = (startsAt: Date) => endOfOffer(now, settings.offerMinutes, { startsAt, requestEnds })
  const held = await holdForClient(
    platform,
    transaction,
    {
      client: { kind: 'client', ...client },
      barberId: freed.barber_id,
      serviceId,
      day: freed.shop_day,
      starts,
      replacedHolds,
      // Outlasts the offer until the waiting list has been asked again, so that the slot never opens in between.
      until: (startsAt) => new Date(endFor(startsAt).getTime() + waitingListHoldTime),
    },
    now,
  )
  if (!held) return false
  const id = newId()
  const expiresAt = endFor(held.startsAt)
  await db
    .insertInto('waiting_offers')
    .values({
      id,
      request_id: requestId,
      client_id: client.userId,
      freed_time_id: freed.id,
      hold_id: held.id,
      barber_id: held.barber.id,
      service_id: held.service.id,
      service_name: held.service.name,
      shop_day: held.day,
      start_minute: held.start,
      starts_at: held.startsAt,
      duration_minutes: held.duration,
      price_centimes: held.price,
      offered_at: now,
      expires_at: expiresAt,
    })
    .execute()
  const { start } = held
  const end = start + held.duration
  // Within the freed slot: otherwise two overlapping offers could alternate forever.
  const used = { from: Math.max(start, freed.start_minute), to: Math.min(end, freed.end_minute) }
  await holdRemainder(transaction, freed, held, now)
  await db
    .updateTable('freed_times')
    .set({ start_minute: used.from, end_minute: used.to, hold_id: null })
    .where('id', '=', freed.id)
    .execute()
  const payload: SlotOffered = {
    offerId: id,
    token: offerToken(platform, id),
    firstName: client.firstName,
    service: held.service.name,
    barber: barberName(held),
    date: held.day,
    time: minutesToTime(start),
    price: centimesToChf(held.price),
    expiresAt: expiresAt.toISOString(),
  }
  const message = { template: offerTemplate, payload, cause: id, usefulUntil: expiresAt }
  const byMail = { ...message, recipient: client.email }
  const bySms = { ...message, channel: 'sms' as const, recipient: client.phone }
  await queueMessages(transaction, isTexted ? [byMail, bySms] : [byMail], now)
  transaction.publish({ kind: 'shop' })
  return true
}

/** @returns false when the request or its service has just been removed */
async function isStillWaiting(db: Db, requestId: string): Promise<boolean> {
  const offer = await db
    .updateTable('waiting_list')
    .set({ status: 'notified' })
    .where('id', '=', requestId)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return offer !== undefined
}

async function holdRemainder(
  transaction: Transaction,
  freed: FreedSlotRow,
  held: Hold,
  now: Date,
): Promise<void> {
  const { start, duration } = held
  const rests = [
    { offset: freed.start_minute - start, duration: start - freed.start_minute },
    { offset: duration, duration: freed.end_minute - start - duration },
  ]
  await holdFreedParts(
    transaction,
    held,
    rests.filter((rest) => rest.duration >= minDuration),
    now,
  )
}
