import { clientLock, dropHold, patienceOfLine, prolongHolds } from '#features/appointments/server/public.ts'
import { firstWakingMoment } from '#features/studio/quiet-hours.rules.ts'
import { messageSettings, type MessageSettings } from '#features/studio/server/public.ts'
import { lineLock } from '#features/waiting-list/server/public.ts'
import { leastLead } from '#features/waiting-list/waiting-list.rules.ts'
import { inTransaction, type Transaction } from '#platform/database/transaction.ts'
import { AppError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'

import { findFreedTime, hasLiveOffer, holdsOf, lockFreedTime } from './freed-rows.ts'
import { noteRefusal } from './note-refusal.ts'
import { offerTime } from './offer-time.ts'
import { reachableBy } from './reachable.ts'
import { type FreedRow, nextInLine, type NextInLine } from './read-line.ts'

/** Others book around it all the while: the next minute is early enough then. */
const mostTries = 20
type Step = 'done' | 'next' | 'again'

/**
 * Offers freed time to whoever comes next, or opens it to everybody when nobody is left. Once is enough: what is offered
 * comes back when the offer has ended.
 */
export async function askLine(platform: Platform, freedTimeId: string): Promise<void> {
  let tries = 0
  for (;;) {
    const step = await askNext(platform, freedTimeId)
    if (step === 'done' || (step === 'again' && ++tries === mostTries)) return
  }
}

/** @returns 'next' when somebody cannot have it, which is noted; 'again' when something has changed meanwhile */
async function askNext(platform: Platform, id: string): Promise<Step> {
  const now = platform.clock.now()
  const { db } = platform.database
  const settings = await messageSettings(db)
  const freed = await findFreedTime(db, id)
  if (!freed || (await hasLiveOffer(db, freed))) return 'done'
  const waking = firstWakingMoment(now, settings.quiet, settings.timeZone)
  const ask = async (transaction: Pick<Transaction, 'db'>, row: FreedRow) =>
    await nextInLine(transaction.db, row, {
      now,
      earliest: new Date(waking.getTime() + leastLead),
      zone: settings.timeZone,
      holds: await holdsOf(transaction.db, row),
    })
  const next = await ask({ db }, freed)
  const locks = next ? [clientLock(next.client.userId)] : []
  try {
    return await inTransaction(
      platform,
      async (transaction): Promise<Step> => {
        const row = await lockFreedTime(transaction.db, freed)
        if (!row || (await hasLiveOffer(transaction.db, row))) return 'done'
        const first = await ask(transaction, row)
        if (first?.requestId !== next?.requestId) return 'again'
        const ways = await reachableBy(transaction, settings, now)
        if (!first || ways.length === 0) return await openToEverybody(transaction, row)
        if (waking > now) return await keepAsleep(transaction, row, now)
        return await offerTo(platform, transaction, { row, first, settings, ways, now })
      },
      { exclusive: [lineLock, ...locks] },
    )
  } catch (error) {
    if (error instanceof JustTaken) return 'again'
    if (!next || !(error instanceof AppError) || error.status >= 500) throw error
    // Barred, or with as many appointments as the shop allows: this time is for the next one. At the plan's limit it is nobody's.
    return error.extras.upgradeRequired === true
      ? await openAtLimit(platform, freed)
      : await noteRefusal(platform, freed, next)
  }
}

async function openToEverybody(transaction: Transaction, row: FreedRow): Promise<'done'> {
  for (const hold of await holdsOf(transaction.db, row)) await dropHold(transaction, hold)
  await transaction.db.deleteFrom('freed_times').where('id', '=', row.id).execute()
  return 'done'
}

async function openAtLimit(platform: Platform, freed: FreedRow): Promise<'done'> {
  return await inTransaction(
    platform,
    async (transaction) => {
      const row = await lockFreedTime(transaction.db, freed)
      return row ? await openToEverybody(transaction, row) : 'done'
    },
    { exclusive: [lineLock] },
  )
}

/** Nobody is woken up for it. Asked again each minute: what a wrong clock has said is over with the next run. */
async function keepAsleep({ db }: Transaction, row: FreedRow, now: Date): Promise<'done'> {
  await prolongHolds(db, await holdsOf(db, row), new Date(now.getTime() + patienceOfLine))
  return 'done'
}

type Offer = Omit<Parameters<typeof offerTime>[2], 'insteadOf'> & {
  row: FreedRow
  first: NextInLine
  settings: MessageSettings
}

async function offerTo(platform: Platform, transaction: Transaction, offer: Offer): Promise<'done'> {
  const insteadOf = await holdsOf(transaction.db, offer.row)
  if (await offerTime(platform, transaction, { ...offer, insteadOf })) return 'done'
  throw new JustTaken()
}

/** Somebody has just booked next to it, or waits no longer: everything is looked at again, as it was. */
class JustTaken extends Error {}
