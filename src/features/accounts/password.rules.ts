/** Characters: typed passwords are shorter, and normalising a very long text takes minutes. */
const longest = 1_000

/**
 * One writing for one password, as the OpaqueString profile of PRECIS says (RFC 8265): letters composed (NFC), every space
 * the plain one, upper and lower case left alone.
 */
export function opaquePassword(typed: string): string {
  return typed.length > longest ? typed : typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}

/** Writings that older hashes may hold: the password as it was typed, or with its letters decomposed. */
export function formerWritings(typed: string): string[] {
  const opaque = opaquePassword(typed)
  if (typed.length > longest) return []
  return [...new Set([typed, typed.normalize('NFD')])].filter((writing) => writing !== opaque)
}
