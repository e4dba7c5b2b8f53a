import type { BodyOf } from '#shared/contracts/endpoint.ts'
import { call } from '#ui/http/call.ts'

import { placeOrder as endpoint } from '../orders.endpoints.ts'

export async function placeOrder(body: BodyOf<typeof endpoint>, idempotencyKey: string) {
  return (await call(endpoint, { body, idempotencyKey })).data
}
