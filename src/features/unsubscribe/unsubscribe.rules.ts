/** Enough of an address for its owner to know it, and for nobody else: 'giulia@example.test' → 'g•••••@example.test'. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const name = at < 0 ? email : email.slice(0, at)
  return `${Array.from(name)[0] ?? ''}•••••${at < 0 ? '' : email.slice(at)}`
}
