/** For LIKE: finds the text anywhere, and takes its `%` and `_` for what they are. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
