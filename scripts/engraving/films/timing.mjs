/** Films are functions of time: 0 is the first frame, 1 the first frame again. */

export function between(at, from, to) {
  return Math.min(1, Math.max(0, (at - from) / (to - from)))
}

export function gently(at, from, to) {
  const part = between(at, from, to)
  return part * part * (3 - 2 * part)
}

export function mixed(from, to, part) {
  return from + (to - from) * part
}
