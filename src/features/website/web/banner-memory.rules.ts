/** Milliseconds: the banner comes this long after the page is loaded, and stays away this long after it was closed. */
export const revealDelay = 2000
const closedFor = 24 * 60 * 60 * 1000

/** @param stored value in the browser's storage: milliseconds as a string, or anything else */
export function isClosed(stored: string | null, now: number): boolean {
  const age = now - Number(stored)
  // A future moment comes from a wrong clock. Text parses to NaN, null and '' to 1970. All of these count as not closed.
  return age >= 0 && age < closedFor
}
