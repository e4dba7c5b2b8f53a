/** Characters. Longer texts are refused anyway, so they are not cleaned. */
const longest = 1_000

/** An address as mail programs copy it: `Gino Neri <gino@example.ch>`. */
const named = /^[^<>]*<([^<>]*)>$/

/**
 * Removes the extras of a pasted e-mail address: invisible characters, 'mailto:', the ';' or ',' of a list of addresses, and
 * the name before an address in angle brackets. Replaces the curly apostrophe that phones write.
 */
export function cleanedEmail(typed: string): string {
  if (typed.length > longest) return typed
  return typed
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replace(/[\s;,]+$/, '')
    .trim()
    .replace(named, '$1')
    .trim()
    .replace(/^mailto:\s*/i, '')
    .replaceAll('\u2019', "'")
}
