import type { Transaction } from '#platform/database/transaction.ts'

const day = 24 * 60 * 60 * 1000
const month = 30 * day

/** Enterprise, paid eight days ago, because the demo has more than a thousand appointments a month. */
export async function seedDemoPlan({ db }: Transaction, now: Date): Promise<void> {
  const plan = await db
    .selectFrom('plans')
    .selectAll()
    .where('name', '=', 'ENTERPRISE')
    .executeTakeFirstOrThrow()
  const startsAt = new Date(now.getTime() - 8 * day)
  await db
    .insertInto('plan_periods')
    .values({
      plan_id: plan.id,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + month),
      month_day: startsAt.getUTCDate(),
      worth_centimes: plan.price_centimes,
      created_at: startsAt,
    })
    .execute()
}
