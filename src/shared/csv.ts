import { phoneWithoutPlus } from './phone.ts'

export type Cell = string | number | null

/**
 * Writes a CSV that Swiss Excel opens directly: UTF-8 with a BOM, semicolons. Text that a spreadsheet would run as a formula
 * gets a leading apostrophe (https://owasp.org/www-community/attacks/CSV_Injection); a telephone number gets none, see
 * docs/decisions/0013.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = phoneWithoutPlus(value)
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return /[";\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
