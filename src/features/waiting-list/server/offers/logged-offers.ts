import type { Db } from '#platform/database/database.ts'
import { countRows, onPage } from '#platform/database/pages.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { type Page, pageOf, type PageQuery } from '#shared/contracts/pagination.ts'

import { type LoggedOffer, offerOutcomes } from '../../offers.contract.ts'
import { selectOffers } from './offer-rows.ts'

export async function loggedOffers(db: Db, page: PageQuery): Promise<Page<LoggedOffer>> {
  const total = await countRows(db.selectFrom('waiting_offers'))
  const rows = await selectOffers(db)
    .orderBy('offered_at', 'desc')
    .orderBy('waiting_offers.id', 'desc')
    .$call(onPage(page))
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
  return pageOf(data, total, page)
}
