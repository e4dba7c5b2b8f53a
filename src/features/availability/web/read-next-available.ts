import type { QueryOf } from '#shared/contracts/endpoint.ts'
import { call } from '#ui/http/call.ts'

import { nextAvailable } from '../availability.endpoints.ts'

export async function readNextAvailable(query: QueryOf<typeof nextAvailable>, signal: AbortSignal) {
  return (await call(nextAvailable, { query, signal })).data
}
