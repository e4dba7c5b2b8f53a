import type { z } from 'zod'

import { plainTextTexts } from './plain-text.it.ts'

const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
/** Texts that mail programs turn into links. Each pattern looks at a few characters only, so that long texts take no time. */
const webAddresses = [
  /:[/\\]{2}|https?:|www\./i,
  /[\p{L}\p{N}]\.\p{L}{2,24}\//u,
  /[\p{L}\p{N}-]{2}\.(?:com|net|org|info|biz|eu|ch|it|de|fr|uk|us|ru|cn|tv|cc|app|dev|xyz|online|site|shop|store|top|club|link|click|live|page|web|blog|cloud|mobi|swiss)(?![\p{L}\p{N}])/iu,
]

/** Characters. No short text is longer, and normalizing half a million combining marks takes minutes. */
const longest = 1_000

/** Whether a text is one line without a web address, so that it may appear in a mail to another person. */
function isPlainText(text: string): boolean {
  if (text.length > longest || unprintable.test(text)) return false
  // Browsers also read these characters as dots.
  const asRead = text.normalize('NFKC').replaceAll('。', '.')
  return !webAddresses.some((pattern) => pattern.test(asRead))
}

/** For texts that only the owner writes: one line, web addresses allowed. It may appear in a mail header. */
export function oneLine<Schema extends z.ZodType<string>>(schema: Schema): Schema {
  return schema.refine((text) => text.length <= longest && !unprintable.test(text), {
    error: plainTextTexts.severalLines,
  })
}

export function plainText<Schema extends z.ZodType<string>>(schema: Schema): Schema {
  return schema.refine(isPlainText, { error: plainTextTexts.refused })
}

/** Inserts a space after each full stop of a sentence, so that mail programs find no link in it. */
export function spacedSentence(text: string): string {
  return isPlainText(text) ? text : spaced(text, /(?<=[\p{L}\p{N}])\.(?=\p{L})/gu)
}

/** Inserts the space that was forgotten after a title or before a capital letter: 'Dott.De Luca' is no web address. */
export function spacedName(text: string): string {
  if (isPlainText(text)) return text
  const afterTitle = spaced(text, /(?<=^|\s)(?:dott|dr|sig|prof|ing|avv|arch|geom|don)\.(?=\p{L})/giu)
  return spaced(afterTitle, /(?<=\p{Ll})\.(?=\p{Lu}\p{Ll})/gu)
}

function spaced(text: string, fullStop: RegExp): string {
  return text.length > longest ? text : text.replace(fullStop, (found) => `${found} `)
}
