import type { z } from 'zod'

import { plainTextTexts } from './plain-text.it.ts'

/** Line breaks and other controls, and marks that turn the direction of writing. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
/** What mail programs make a link of. Each looks at a few characters only, so that long texts take no time. */
const webAddresses = [
  /:[/\\]{2}|https?:|www\./i,
  /[\p{L}\p{N}]\.\p{L}{2,24}\//u,
  /[\p{L}\p{N}-]{2}\.(?:com|net|org|info|biz|eu|ch|it|de|fr|uk|us|ru|cn|tv|cc|app|dev|xyz|online|site|shop|store|top|club|link|click|live|page|web|blog|cloud|mobi|swiss)(?![\p{L}\p{N}])/iu,
]

/** Characters: no short text is longer, and bringing half a million combining marks into order takes minutes. */
const longest = 1_000

/** One line without the address of a web page: it may stand in a mail to somebody else. */
function isPlainText(text: string): boolean {
  if (text.length > longest || unprintable.test(text)) return false
  // Browsers read these as dots, too.
  const asRead = text.normalize('NFKC').replaceAll('。', '.')
  return !webAddresses.some((pattern) => pattern.test(asRead))
}

/** For what only the owner writes: one line, web addresses allowed. It may stand in the head of a mail. */
export function oneLine<Schema extends z.ZodType<string>>(schema: Schema): Schema {
  return schema.refine((text) => text.length <= longest && !unprintable.test(text), {
    error: plainTextTexts.severalLines,
  })
}

/** For short texts that people give themselves or others. */
export function plainText<Schema extends z.ZodType<string>>(schema: Schema): Schema {
  return schema.refine(isPlainText, { error: plainTextTexts.refused })
}

/** For sentences: a space after each full stop leaves nothing that a mail program makes a link of. */
export function spacedSentence(text: string): string {
  return isPlainText(text) ? text : spaced(text, /(?<=[\p{L}\p{N}])\.(?=\p{L})/gu)
}

/** 'Dott.De Luca' is no address: after a title, or before a capital letter, the space was forgotten. */
export function spacedName(text: string): string {
  if (isPlainText(text)) return text
  const afterTitle = spaced(text, /(?<=^|\s)(?:dott|dr|sig|prof|ing|avv|arch|geom|don)\.(?=\p{L})/giu)
  return spaced(afterTitle, /(?<=\p{Ll})\.(?=\p{Lu}\p{Ll})/gu)
}

function spaced(text: string, fullStop: RegExp): string {
  return text.length > longest ? text : text.replace(fullStop, (found) => `${found} `)
}
