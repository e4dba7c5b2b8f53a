import { newestFirst, newestOf, onPage } from '#platform/database/pages.ts'
import type { Platform } from '#platform/platform.ts'
import { pageOf } from '#shared/contracts/pagination.ts'

import type { InboxAnswer, InboxQuery } from '../../inbox.contract.ts'
import { matchingRequests, presentRequest, selectRequests } from './inbox-rows.ts'

export async function listRequests(
  { database: { db } }: Platform,
  { page, limit, state, ...filters }: InboxQuery,
): Promise<InboxAnswer> {
  const rows = await matchingRequests(db, filters)
    .select(['state', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute()
  const countOf = (wanted: string) => Number(rows.find((row) => row.state === wanted)?.count ?? 0)
  const counts = { new: countOf('new'), in_progress: countOf('in_progress'), done: countOf('done') }
  const total = state === undefined ? counts.new + counts.in_progress + counts.done : counts[state]
  const found = await matchingRequests(db, { ...filters, state })
    .select('id')
    .$call(newestFirst('requests'))
    .$call(onPage({ page, limit }))
    .execute()
  const shown = await selectRequests(db).$call(newestOf('requests', found)).execute()
  return {
    ...pageOf(shown.map(presentRequest), total, { page, limit }),
    counts,
  }
}
