import { addFreedSlot, hasWaitingClient } from '#features/waiting-list/server/freed-slots.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { instantToWallClock } from '#shared/calendar-time.ts'

import { type BarberRow, presentPublicBarber, spansOf } from '../barber-rows.ts'
import { openedTimes, type Schedule } from './opened-times.rules.ts'

/** Days; the longest time that the waiting list reaches ahead. */
const reach = 60

/** D-WAIT-01. */
export async function offerOpenedTimes(
  transaction: Transaction,
  before: BarberRow,
  after: BarberRow,
  { now, zone }: { now: Date; zone: string },
): Promise<void> {
  const { day: today } = instantToWallClock(now, zone)
  const opened = openedTimes(scheduleOf(before), scheduleOf(after), { from: today, count: reach })
  for (const { day, start, end } of opened) {
    if (!(await hasWaitingClient(transaction.db, { barberId: before.id, day }, now))) continue
    await addFreedSlot(transaction, { barberId: before.id, day, start, end }, { holdId: null, now })
  }
}

function scheduleOf(row: BarberRow): Schedule {
  return { week: presentPublicBarber(row).workingHours, vacations: spansOf(row) }
}
