import { messageOf } from './http-client.ts'

/** What did not work, and the reason when there is one. */
export function failureOf(error: Error, failed: string): string {
  const reason = messageOf(error, '')
  return reason === '' ? failed : `${failed}: ${reason}`
}
