/** Characters. */
const longest = 120

export function storedFileName(sent = ''): string {
  const plain = sent
    .slice(0, 500)
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim()
  return plain.slice(0, longest).toWellFormed() || 'file'
}
