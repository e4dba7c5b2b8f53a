const second = 1_000
const hour = 60 * 60 * second
/** As long as mail servers themselves try (RFC 5321, 4.5.4.1: four to five days, here less: it is about appointments). */
export const longestDelivery = 72 * hour
const firstWait = 5 * second
const longestWait = hour

/**
 * When a message that did not leave is tried again: 5 s later, then twice as long each time, an hour at the most.
 * @param attempts made so far
 * @param causedAt or sent again by the owner
 * @returns null when it has been tried for long enough
 */
export function nextAttempt(attempts: number, causedAt: Date, now: Date): Date | null {
  if (now.getTime() - causedAt.getTime() >= longestDelivery) return null
  return new Date(now.getTime() + Math.min(longestWait, firstWait * 2 ** Math.min(attempts - 1, 20)))
}
