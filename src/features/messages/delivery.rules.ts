const second = 1_000
const hour = 60 * 60 * second
/** Mail servers keep trying for four to five days (RFC 5321, 4.5.4.1). Messages about appointments get less. */
export const maxDeliveryTime = 72 * hour
const firstWait = 5 * second
const maxWait = hour

/**
 * Returns when to retry a failed message: after 5 s, then twice as long each time, at most an hour.
 * @param attempts number of attempts so far
 * @param causedAt when the message was queued, or resent by the owner
 * @returns null once the message has been retried for `maxDeliveryTime`
 */
export function nextAttempt(attempts: number, causedAt: Date, now: Date): Date | null {
  if (now.getTime() - causedAt.getTime() >= maxDeliveryTime) return null
  return new Date(now.getTime() + Math.min(maxWait, firstWait * 2 ** Math.min(attempts - 1, 20)))
}
