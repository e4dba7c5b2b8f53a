import { messageOf } from './http-client.ts'

/** Joins the failed action and the reason, if there is one. */
export function failureOf(error: Error, failed: string): string {
  const reason = messageOf(error, '')
  return reason === '' ? failed : `${failed}: ${reason}`
}
