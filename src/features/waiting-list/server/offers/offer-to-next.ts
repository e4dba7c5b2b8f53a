import { waitingListHoldTime } from '#features/appointments/server/hold-freed-slot.ts'
import { prolongHolds } from '#features/appointments/server/hold-table.ts'
import { clientLock } from '#features/appointments/server/person-locks.ts'
import { removeHoldSilently } from '#features/appointments/server/release-hold.ts'
import type { MessageRules } from '#features/messages/server/withhold-messages.ts'
import { firstWakingMoment } from '#features/settings/quiet-hours.rules.ts'
import { messageSettings, type MessageSettings } from '#features/settings/server/message-settings.ts'
import { inTransaction, type Transaction } from '#platform/database/transaction.ts'
import { AppError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'

import { minLeadTime } from '../../waiting-list.rules.ts'
import { allowedChannels } from '../allowed-channels.ts'
import { type FreedSlotRow, nextWaitingRequest, type NextWaitingRequest } from '../read-waiting-list.ts'
import { waitingListLock } from '../waiting-list-lock.ts'
import { findFreedSlot, hasLiveOffer, holdsOf, lockFreedSlot } from './freed-rows.ts'
import { offerSlot } from './offer-slot.ts'
import { recordOfferRefusal } from './record-offer-refusal.ts'

/** If other bookings keep interfering, the job tries again in the next minute. */
const maxTries = 20
type Step = 'done' | 'next' | 'again'

/**
 * Offers a freed slot to the next client on the waiting list, or opens it to everybody if none is left. One offer is
 * enough: the job comes back when it ends.
 */
export async function offerToNext(
  platform: Platform,
  rules: MessageRules,
  freedSlotId: string,
): Promise<void> {
  let tries = 0
  for (;;) {
    const step = await offerStep(platform, rules, freedSlotId)
    if (step === 'done' || (step === 'again' && ++tries === maxTries)) return
  }
}

/**
 * @returns 'next' when a client cannot have the slot, which is logged; 'again' when the facts have changed meanwhile
 */
async function offerStep(platform: Platform, rules: MessageRules, id: string): Promise<Step> {
  const now = platform.clock.now()
  const { db } = platform.database
  const settings = await messageSettings(db)
  const freed = await findFreedSlot(db, id)
  if (!freed || (await hasLiveOffer(db, freed))) return 'done'
  const waking = firstWakingMoment(now, settings.quiet, settings.timeZone)
  const ask = async (transaction: Pick<Transaction, 'db'>, row: FreedSlotRow) =>
    await nextWaitingRequest(transaction.db, row, {
      now,
      earliest: new Date(waking.getTime() + minLeadTime),
      zone: settings.timeZone,
      holds: await holdsOf(transaction.db, row),
    })
  const next = await ask({ db }, freed)
  const locks = next ? [clientLock(next.client.userId)] : []
  try {
    return await inTransaction(
      platform,
      async (transaction): Promise<Step> => {
        const row = await lockFreedSlot(transaction.db, freed)
        if (!row || (await hasLiveOffer(transaction.db, row))) return 'done'
        const first = await ask(transaction, row)
        if (first?.requestId !== next?.requestId) return 'again'
        const channels = await allowedChannels(transaction, rules, settings, now)
        if (!first || channels.length === 0) return await openFreedSlot(transaction, row)
        if (waking > now) return await prolongQuietHold(transaction, row, now)
        return await offerTo(platform, transaction, { row, first, settings, channels, now })
      },
      { exclusive: [waitingListLock, ...locks] },
    )
  } catch (error) {
    if (error instanceof SlotTakenMeanwhile) return 'again'
    if (!next || !(error instanceof AppError) || error.status >= 500) throw error
    /* A barred client, or one at the personal limit: the slot goes to the next one. At the plan's limit no client can have it. */
    return error.extras.upgradeRequired === true
      ? await openSlotAtPlanLimit(platform, freed)
      : await recordOfferRefusal(platform, freed, next)
  }
}

async function openFreedSlot(transaction: Transaction, row: FreedSlotRow): Promise<'done'> {
  for (const hold of await holdsOf(transaction.db, row)) await removeHoldSilently(transaction, hold)
  await transaction.db.deleteFrom('freed_times').where('id', '=', row.id).execute()
  return 'done'
}

async function openSlotAtPlanLimit(platform: Platform, freed: FreedSlotRow): Promise<'done'> {
  return await inTransaction(
    platform,
    async (transaction) => {
      const row = await lockFreedSlot(transaction.db, freed)
      return row ? await openFreedSlot(transaction, row) : 'done'
    },
    { exclusive: [waitingListLock] },
  )
}

/**
 * Prolongs the hold during the quiet hours, since no client may be woken. The job asks again every minute, so a wrong
 * clock corrects itself.
 */
async function prolongQuietHold({ db }: Transaction, row: FreedSlotRow, now: Date): Promise<'done'> {
  await prolongHolds(db, await holdsOf(db, row), new Date(now.getTime() + waitingListHoldTime))
  return 'done'
}

type Offer = Omit<Parameters<typeof offerSlot>[2], 'replacedHolds'> & {
  row: FreedSlotRow
  first: NextWaitingRequest
  settings: MessageSettings
}

async function offerTo(platform: Platform, transaction: Transaction, offer: Offer): Promise<'done'> {
  const replacedHolds = await holdsOf(transaction.db, offer.row)
  if (await offerSlot(platform, transaction, { ...offer, replacedHolds })) return 'done'
  throw new SlotTakenMeanwhile()
}

/** A rival booking or a withdrawn request: roll back and start again. */
class SlotTakenMeanwhile extends Error {}
