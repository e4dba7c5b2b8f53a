/** Italian as it is written in Switzerland. */
export const locale = 'it-CH'

/** For lists in the order of their names. */
export function compareTexts(first: string, second: string): number {
  return first.localeCompare(second, locale)
}
