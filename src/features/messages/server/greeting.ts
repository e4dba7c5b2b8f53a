import { greetingTexts } from '../notifications.it.ts'

/**
 * Greets an unproven address by name only if the name is one word of letters. A form accepts other people's addresses, so
 * a longer 'name' could carry a message to them.
 */
export function greeting(name: string): string {
  const [word = ''] = name.normalize('NFC').trim().split(/\s+/)
  return isName(word) ? greetingTexts.named(word) : greetingTexts.unnamed
}

function isName(word: string): boolean {
  return /^\p{L}[\p{L}'’-]{0,19}$/u.test(word) && !/\p{Default_Ignorable_Code_Point}/u.test(word)
}
