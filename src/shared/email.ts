/** Characters: longer texts are refused anyway, and are not worth reading. */
const longest = 1_000

/**
 * An e-mail address without what pasting brings along: invisible signs, 'mailto:', and the ';' or ',' of a list of addresses.
 * Phones write the apostrophe of a name as a curly one.
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
