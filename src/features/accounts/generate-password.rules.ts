const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const digits = '0123456789'
const symbols = '!@#$%^&*'
const alphabet = letters + digits + symbols
export const generatedLength = 10

type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => unknown

/**
 * Returns ten random characters with at least one letter, digit and symbol. All such passwords are equally
 * likely.
 */
export function generatePassword(random: RandomBytes = (bytes) => crypto.getRandomValues(bytes)): string {
  for (;;) {
    const password = Array.from({ length: generatedLength }, () => randomCharacter(random)).join('')
    if ([letters, digits, symbols].every((kind) => hasAny(password, kind))) return password
  }
}

/**
 * Rejects bytes beyond the last full multiple of the alphabet's length: a plain modulo would favour its first
 * characters.
 */
function randomCharacter(random: RandomBytes): string {
  const limit = 256 - (256 % alphabet.length)
  const byte = new Uint8Array(1)
  do random(byte)
  while ((byte[0] ?? limit) >= limit)
  return alphabet.charAt((byte[0] ?? 0) % alphabet.length)
}

function hasAny(text: string, kind: string): boolean {
  return Array.from(text).some((character) => kind.includes(character))
}
