/** Least visible ratio of the section, and the milliseconds without scrolling (HOME-14). */
const minRatio = 0.3
const rest = 1000

/**
 * Returns the visible part of the section, relative to the most that the window can show of it. Relative to the whole
 * section, a small window would never reach a third of a long one.
 */
export function seenRatio({ seen, section, window }: Record<'seen' | 'section' | 'window', number>): number {
  const most = Math.min(section, window)
  return most > 0 ? seen / most : 0
}

/**
 * @param ratio see seenRatio
 * @param sinceScroll milliseconds since the last scroll
 * @returns milliseconds until the shop loads if the page does not scroll; null while too little of it is visible
 */
export function waitForShop(ratio: number, sinceScroll: number): number | null {
  return ratio > minRatio ? Math.max(0, rest - sinceScroll) : null
}
