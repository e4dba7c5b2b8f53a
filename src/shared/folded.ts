/**
 * A name as people search for it: without case and accents. The database's folded() does the same (migration 8), so that
 * keys made here meet rows that are compared there.
 */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
