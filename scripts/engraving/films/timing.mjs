/** Films are functions of a part of their length: 0 is the first frame, 1 the first one again. */

/** How far `at` has come between two moments: 0 before, 1 after. */
export function between(at, from, to) {
  return Math.min(1, Math.max(0, (at - from) / (to - from)))
}

/** The same, setting out and arriving gently. */
export function gently(at, from, to) {
  const part = between(at, from, to)
  return part * part * (3 - 2 * part)
}

export function mixed(from, to, part) {
  return from + (to - from) * part
}
