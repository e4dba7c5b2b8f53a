/** How much of the section has to be seen, and for how many milliseconds the page has to stand still (HOME-14). */
const leastRatio = 0.3
const rest = 1000

/**
 * Part of the section that is seen, of what a window can show of it at once: of a section of many rows, a small window
 * could never show a third.
 */
export function seenRatio({ seen, section, window }: Record<'seen' | 'section' | 'window', number>): number {
  const most = Math.min(section, window)
  return most > 0 ? seen / most : 0
}

/**
 * @param ratio see seenRatio
 * @param sinceScroll milliseconds since the page has last moved
 * @returns milliseconds until the shop is to be loaded if nothing moves any more; null while too little is seen
 */
export function waitForShop(ratio: number, sinceScroll: number): number | null {
  return ratio > leastRatio ? Math.max(0, rest - sinceScroll) : null
}
