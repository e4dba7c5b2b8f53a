/** Removes invisible characters, such as zero-width spaces. Keeps direction marks, which other checks refuse. */
export function visibleText(typed: string): string {
  return typed.replace(/(?![\u202A-\u202E\u2066-\u2069])[\p{Cf}\p{DI}]/gu, '')
}
