/** Characters. */
const longest = 120

/** What a file is called for whoever downloads it: no folders, no signs that nobody sees or that turn the writing. */
export function keptName(sent = ''): string {
  const plain = sent
    .slice(0, 500)
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim()
  return plain.slice(0, longest).toWellFormed() || 'file'
}
