import { messageOf } from './http-client.ts'

export function failureOf(error: Error, failed: string): string {
  const reason = messageOf(error, '')
  return reason === '' ? failed : `${failed}: ${reason}`
}
