import { clientLock, dropHold, patienceOfLine, prolongHolds } from '#features/appointments/server/public.ts'
import { firstWakingMoment } from '#features/studio/quiet-hours.rules.ts'
import { messageSettings, type MessageSettings } from '#features/studio/server/public.ts'
import { leastLead } from '#features/waiting-list/waiting-list.rules.ts'
import { inTransaction, type Transaction } from '#platform/database/transaction.ts'
import { AppError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'

import { findFreedTime, hasLiveOffer, holdsOf, lockFreedTime } from './freed-rows.ts'
import { lineLock } from './line-lock.ts'
import { offerTime } from './offer-time.ts'
import { type FreedRow, nextInLine, type NextInLine } from './read-line.ts'

/** Everything that can be tried for one time; more often only when others book around it all the while. */
const mostTries = 100

/**
 * Offers freed time to whoever comes next, or opens it to everybody when nobody is left. Once is enough: what is offered
 * comes back when the offer has ended.
 */
export async function askLine(platform: Platform, freedTimeId: string): Promise<void> {
  const passedOver = new Set<string>()
  for (let tries = 0; tries < mostTries; tries++) {
    if (!(await askNext(platform, freedTimeId, passedOver))) return
  }
}

/** @returns whether there is somebody else to be asked at once */
async function askNext(platform: Platform, id: string, passedOver: Set<string>): Promise<boolean> {
  const now = platform.clock.now()
  const { db } = platform.database
  const settings = await messageSettings(db)
  const freed = await findFreedTime(db, id)
  if (!freed || freed.due_at > now || (await hasLiveOffer(db, freed))) return false
  const waking = firstWakingMoment(now, settings.quiet, settings.timeZone)
  const ask = async (transaction: Pick<Transaction, 'db'>, row: FreedRow) =>
    await nextInLine(transaction.db, row, {
      now,
      earliest: new Date(waking.getTime() + leastLead),
      zone: settings.timeZone,
      passedOver,
      holds: await holdsOf(transaction.db, row),
    })
  const next = await ask({ db }, freed)
  const locks = next ? [clientLock(next.client.userId)] : []
  try {
    return await inTransaction(
      platform,
      async (transaction) => {
        const row = await lockFreedTime(transaction.db, freed)
        if (!row || (await hasLiveOffer(transaction.db, row))) return false
        const first = await ask(transaction, row)
        if (first?.requestId !== next?.requestId) return true
        if (!first) return await openToEverybody(transaction, row)
        if (waking > now) return await keepUntil(transaction, row, waking)
        return await offerTo(platform, transaction, { row, first, settings, now })
      },
      { exclusive: [lineLock, ...locks] },
    )
  } catch (error) {
    if (error instanceof JustTaken) return true
    if (!next || !(error instanceof AppError) || error.status >= 500) throw error
    // Barred, or with as many appointments as the shop allows: this time is for the next one.
    passedOver.add(next.requestId)
    return true
  }
}

async function openToEverybody(transaction: Transaction, row: FreedRow): Promise<false> {
  for (const hold of await holdsOf(transaction.db, row)) await dropHold(transaction, hold)
  await transaction.db.deleteFrom('freed_times').where('id', '=', row.id).execute()
  return false
}

/** Nobody is woken up for it. */
async function keepUntil({ db }: Transaction, row: FreedRow, waking: Date): Promise<false> {
  await prolongHolds(db, await holdsOf(db, row), new Date(waking.getTime() + patienceOfLine))
  await db.updateTable('freed_times').set({ due_at: waking }).where('id', '=', row.id).execute()
  return false
}

async function offerTo(
  platform: Platform,
  transaction: Transaction,
  offer: { row: FreedRow; first: NextInLine; settings: MessageSettings; now: Date },
): Promise<boolean> {
  const insteadOf = await holdsOf(transaction.db, offer.row)
  if (await offerTime(platform, transaction, { ...offer, insteadOf })) return false
  throw new JustTaken()
}

/** Somebody has just booked next to it: everything is looked at again, as it was. */
class JustTaken extends Error {}
