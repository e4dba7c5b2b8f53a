import type { Db } from '#platform/database/database.ts'

import { type DaySpan, isVacationDay, newSpans } from '../../vacations.rules.ts'
import { spansOf } from '../barber-rows.ts'
import type { BarberPart } from './change-barber.ts'
import { checkedVacations, shopToday } from './sent-vacations.ts'

/** @throws AppError 400 */
export function vacationsPart(sent: DaySpan[]): BarberPart {
  return async ({ transaction, before, ahead, record, now, zone }) => {
    const { db } = transaction
    const saved = spansOf(before)
    const next = checkedVacations(sent, shopToday(now, zone), saved)
    const added = newSpans(next, saved)
    await deleteVacations(db, before.id, newSpans(saved, next))
    await insertVacations(db, before.id, added)
    await record('vacations', {
      before: { vacations: saved.map(auditedSpan) },
      after: { vacations: next.map(auditedSpan) },
    })
    return ahead.filter(({ date }) => isVacationDay(date, added))
  }
}

export async function insertVacations(db: Db, barberId: string, spans: readonly DaySpan[]): Promise<void> {
  if (spans.length === 0) return
  await db
    .insertInto('vacations')
    .values(
      spans.map(({ startDay, endDay }) => ({ barber_id: barberId, start_day: startDay, end_day: endDay })),
    )
    .execute()
}

async function deleteVacations(db: Db, barberId: string, spans: readonly DaySpan[]): Promise<void> {
  for (const { startDay, endDay } of spans) {
    await db
      .deleteFrom('vacations')
      .where('barber_id', '=', barberId)
      .where('start_day', '=', startDay)
      .where('end_day', '=', endDay)
      .execute()
  }
}

export function auditedSpan({ startDay, endDay }: DaySpan): string {
  return startDay === endDay ? startDay : `${startDay} – ${endDay}`
}
