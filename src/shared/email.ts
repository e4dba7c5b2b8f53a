/** Characters. Longer texts are refused anyway, so they are not cleaned. */
const longest = 1_000

/**
 * Removes the extras of a pasted e-mail address: invisible characters, 'mailto:', and the ';' or ',' of a list of addresses.
 * Replaces the curly apostrophe that phones write.
 */
export function cleanedEmail(typed: string): string {
  if (typed.length > longest) return typed
  return typed
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .trim()
    .replace(/^mailto:\s*/i, '')
    .replace(/[\s;,]+$/, '')
    .replaceAll('\u2019', "'")
}
