/** Characters. Real passwords are shorter, and normalising a very long text takes minutes. */
const longest = 1_000

/**
 * Normalises a password as the OpaqueString profile of PRECIS does (RFC 8265): NFC, every space as U+0020,
 * case kept.
 */
export function opaquePassword(typed: string): string {
  return typed.length > longest ? typed : typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}

/**
 * Returns the variants that older hashes may hold: the password as typed, and with its letters decomposed
 * (NFD).
 */
export function formerSpellings(typed: string): string[] {
  const opaque = opaquePassword(typed)
  if (typed.length > longest) return []
  return [...new Set([typed, typed.normalize('NFD')])].filter((writing) => writing !== opaque)
}
