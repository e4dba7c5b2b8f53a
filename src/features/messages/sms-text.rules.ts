/** GSM 03.38: the basic character set. Characters of `extended` take two septets each. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '^{}\\[~]|€'
const width = new Map<string, number>(Array.from(basic, (sign) => [sign, 1]))
for (const sign of extended) width.set(sign, 2)

const plain: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '·': '-',
  '\u00A0': ' ',
  '\u202F': ' ',
}

const ellipsis = '...'

/** Characters in two segments; the shop pays per segment. */
const longest = { gsm: 306, unicode: 134 }

/**
 * Fits a text into one line and two segments. Uses the GSM alphabet where only accents are lost; other scripts stay as
 * they are and leave less room. Cuts the words before a final link, never the link.
 */
export function smsText(text: string): string {
  const line = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const link = / https?:\/\/\S+$/.exec(line)?.[0] ?? ''
  const words = Array.from(line.slice(0, line.length - link.length)).flatMap((sign) =>
    Array.from(inGsm(sign)),
  )
  const signs = [...words, ...Array.from(link)]
  const limit = signs.every((sign) => width.has(sign)) ? longest.gsm : longest.unicode
  if (link === '' || lengthOf(signs) <= limit) return shortened(signs, limit)
  const sendable = words.filter((sign) => width.has(sign)).join('')
  const tidy = sendable.replace(/ +/g, ' ').replace(/^[ :,.-]+/, '')
  return shortened(Array.from(tidy), longest.gsm - lengthOf(Array.from(link))) + link
}

export function segmentsOf(text: string): number {
  const signs = Array.from(text)
  const isGsm = signs.every((sign) => width.has(sign))
  const length = isGsm ? lengthOf(signs) : text.length
  const [whole, part] = isGsm ? [160, 153] : [70, 67]
  return length <= whole ? 1 : Math.ceil(length / part)
}

function inGsm(sign: string): string {
  if (width.has(sign)) return sign
  const known = plain[sign]
  if (known !== undefined) return known
  const bare = sign.normalize('NFD').replace(/\p{M}/gu, '')
  return bare !== '' && Array.from(bare).every((part) => width.has(part)) ? bare : sign
}

function shortened(signs: readonly string[], limit: number): string {
  if (lengthOf(signs) <= limit) return signs.join('')
  let room = limit - ellipsis.length
  const end = signs.findIndex((sign) => (room -= widthOf(sign)) < 0)
  return `${signs.slice(0, end).join('')}${ellipsis}`
}

function lengthOf(signs: readonly string[]): number {
  return signs.reduce((sum, sign) => sum + widthOf(sign), 0)
}

function widthOf(sign: string): number {
  return width.get(sign) ?? sign.length
}
