import type { Db } from '#platform/database/database.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { type Pagination, paginationOf } from '#shared/pagination.ts'

import { type LoggedOffer, offerOutcomes } from '../line.contract.ts'
import { selectOffers } from './offer-rows.ts'

/** The newest first. */
export async function loggedOffers(
  db: Db,
  page: { page: number; limit: number },
): Promise<{ data: LoggedOffer[]; pagination: Pagination }> {
  const { total } = await db
    .selectFrom('waiting_offers')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await selectOffers(db)
    .orderBy('offered_at', 'desc')
    .orderBy('waiting_offers.id', 'desc')
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute()
  const data = rows.map((row) => ({
    _id: row.id,
    client: { firstName: row.client_first_name, lastName: row.client_last_name },
    service: row.service_name,
    barber: { firstName: row.barber_first_name, lastName: row.barber_last_name },
    date: row.shop_day,
    time: minutesToTime(row.start_minute),
    offeredAt: row.offered_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    outcome: offerOutcomes.find((known) => known === row.outcome) ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
  }))
  return { data, pagination: paginationOf(Number(total), page) }
}
