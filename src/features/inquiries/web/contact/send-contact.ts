import type { BodyOf } from '#shared/contracts/endpoint.ts'
import { sendTo } from '#ui/http/call.ts'

import { sendContact as endpoint } from '../../inquiries.endpoints.ts'

export async function sendContact(body: BodyOf<typeof endpoint>, idempotencyKey: string): Promise<void> {
  await sendTo(endpoint, { body, idempotencyKey })
}
