import { greetingTexts } from '../notifications.it.ts'

/**
 * To whoever has an address that nobody has proven: by name only when it is one word of letters. Whoever writes somebody else's
 * address into a form could say things with more.
 */
export function greeting(name: string): string {
  const [word = ''] = name.normalize('NFC').trim().split(/\s+/)
  return isName(word) ? greetingTexts.named(word) : greetingTexts.unnamed
}

function isName(word: string): boolean {
  return /^\p{L}[\p{L}'’-]{0,19}$/u.test(word) && !/\p{Default_Ignorable_Code_Point}/u.test(word)
}
