import { call } from '#ui/http/call.ts'

import * as endpoints from '../plans.endpoints.ts'

/** Every plan that is offered, for a page without the query library: what shared a file with the queries would bring it. */
export async function readPlans(signal?: AbortSignal) {
  return (await call(endpoints.listPlans, { signal })).data
}
