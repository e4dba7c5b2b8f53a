import type { BodyOf } from '#shared/contracts/endpoint.ts'
import { call } from '#ui/http/call.ts'

import { changePassword } from '../accounts.endpoints.ts'

/** @param timeout in milliseconds */
export async function changeOwnPassword(body: BodyOf<typeof changePassword>, timeout?: number) {
  await call(changePassword, { body, timeout })
}
