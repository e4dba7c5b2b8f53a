import { newestFirst, newestOf, onPage } from '#platform/database/pages.ts'
import type { Platform } from '#platform/platform.ts'
import { pageOf } from '#shared/contracts/pagination.ts'

import type { InboxAnswer, InboxQuery } from '../../inbox.contract.ts'
import { matchingInquiries, presentInquiry, selectInquiries } from './inbox-rows.ts'

export async function listInquiries(
  { database: { db } }: Platform,
  { page, limit, state, ...filters }: InboxQuery,
): Promise<InboxAnswer> {
  const rows = await matchingInquiries(db, filters)
    .select(['state', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute()
  const countOf = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  const counts = { new: countOf('new'), in_progress: countOf('in_progress'), done: countOf('done') }
  const total = state === undefined ? counts.new + counts.in_progress + counts.done : counts[state]
  const found = await matchingInquiries(db, { ...filters, state })
    .select('id')
    .$call(newestFirst('requests'))
    .$call(onPage({ page, limit }))
    .execute()
  const shown = await selectInquiries(db).$call(newestOf('requests', found)).execute()
  return {
    ...pageOf(shown.map(presentInquiry), total, { page, limit }),
    counts,
  }
}
