export type Cell = string | number | null

/**
 * A table that a spreadsheet opens with a double click: UTF-8 with a mark, semicolons as Swiss Excel wants them. Text
 * that a spreadsheet would run as a formula gets an apostrophe in front
 * (https://owasp.org/www-community/attacks/CSV_Injection); a telephone number, see docs/decisions/0013, none.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = withoutPlus(value)
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return /[";\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** '+41790000000' → '0041 79 000 00 00'; other countries '0039 3331234567'. Anything but a number stays as it is. */
function withoutPlus(text: string): string {
  return text
    .replace(/^\+41(\d{2})(\d{3})(\d{2})(\d{2})$/, '0041 $1 $2 $3 $4')
    .replace(/^\+(\d{2})(\d{4,13})$/, '00$1 $2')
}
