import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import type { PhoneBookingRequest } from '../../calendar.contract.ts'
import * as endpoints from '../../calendar.endpoints.ts'

export async function bookByPhone(body: PhoneBookingRequest, idempotencyKey: string) {
  return await call(endpoints.bookByPhone, { body, idempotencyKey, timeout: staffTimeout })
}
