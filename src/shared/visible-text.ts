/**
 * A text without signs that nobody sees, such as spaces without width. Those that turn the direction of writing stay: they are
 * refused where they matter.
 */
export function visibleText(typed: string): string {
  return typed.replace(/(?![\u202A-\u202E\u2066-\u2069])[\p{Cf}\p{DI}]/gu, '')
}
