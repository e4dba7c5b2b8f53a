import { call } from '#ui/http/call.ts'

import * as endpoints from '../plans.endpoints.ts'

/** Loads all plans without the query library; it is a file of its own so that pages avoid that import. */
export async function readPlans(signal?: AbortSignal) {
  return (await call(endpoints.listPlans, { signal })).data
}
