/**
 * One form for one number: '+' and digits. A leading 00 becomes +, a leading 0 is Swiss, and so is a number
 * without any prefix.
 */
export function normalisePhone(typed: string): string {
  const international = typed.trim().startsWith('+')
  const digits = typed.replace(/\D/g, '')
  if (international) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  if (digits.startsWith('0')) return `+41${digits.slice(1)}`
  return `+41${digits}`
}
