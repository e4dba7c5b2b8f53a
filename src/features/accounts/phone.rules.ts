/**
 * One form for one number: '+' and digits. A leading 00 becomes +, a leading 0 is Swiss, and so is a number without any
 * prefix; a trunk zero after the country code, as in '+41 (0)79', is dropped.
 */
export function normalisePhone(typed: string): string {
  const plain = typed.trim().replace('(0)', '')
  const digits = plain.replace(/\D/g, '')
  if (plain.startsWith('+')) return `+${withoutTrunkZero(digits)}`
  if (digits.startsWith('00')) return `+${withoutTrunkZero(digits.slice(2))}`
  if (digits.startsWith('0')) return `+41${digits.slice(1)}`
  const isWholeSwissNumber = digits.startsWith('41') && digits.length === 11
  return isWholeSwissNumber ? `+${digits}` : `+41${digits}`
}

function withoutTrunkZero(digits: string): string {
  return digits.startsWith('410') ? `41${digits.slice(3)}` : digits
}
