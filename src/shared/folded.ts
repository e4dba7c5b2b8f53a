const dropped =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f'`\u02b9\u02bb\u02bc\u02bd\u2018\u2019\u201b\u2032\u2035\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
/** Letters that have no decomposition, and hyphens. */
const replaced: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
}

/**
 * Normalizes a text for search: no case, accents or apostrophes, and spaces for hyphens. The database's folded() does the same
 * (migration 49), so that keys made here match rows compared there.
 */
export function folded(text: string): string {
  return text
    .replaceAll('\u00b4', '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(dropped, '')
    .replace(/[\u2010-\u2015\u2212-]/g, ' ')
    .replace(/[ßæœþøłđðħŧıς]/g, (letter) => replaced[letter] ?? letter)
}
