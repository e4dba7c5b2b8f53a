import type { PhoneBookingRequest } from '#features/calendar/calendar.contract.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import * as endpoints from '../../calendar.endpoints.ts'

export async function bookByPhone(body: PhoneBookingRequest, idempotencyKey: string) {
  return await call(endpoints.bookByPhone, { body, idempotencyKey, timeout: staffTimeout })
}
