export const locale = 'it-CH'

export function compareTexts(first: string, second: string): number {
  return first.localeCompare(second, locale)
}
