/** Masks an address so that only its owner recognizes it: 'giulia@example.test' → 'g•••••@example.test'. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const name = at < 0 ? email : email.slice(0, at)
  return `${Array.from(name)[0] ?? ''}•••••${at < 0 ? '' : email.slice(at)}`
}
