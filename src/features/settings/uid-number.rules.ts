/** Weights of the eight digits before the check digit, modulo 11 (Federal Statistical Office, eCH-0097). */
const weights = [5, 4, 3, 2, 7, 6, 5, 4]

/** Normalizes 'che 123456788 iva' to 'CHE-123.456.788 IVA'; leaves anything else unchanged. */
export function writtenUid(typed: string): string {
  const found = /^CHE[-\s]?(\d{3})[.\s]?(\d{3})[.\s]?(\d{3})(?:\s*(IVA|MWST|TVA))?$/i.exec(typed.trim())
  if (!found) return typed.trim()
  const [, first, second, third, vat] = found
  return `CHE-${first}.${second}.${third}${vat ? ' IVA' : ''}`
}

/** @param written result of `writtenUid`; '' is valid and means no number */
export function isUidOrNothing(written: string): boolean {
  if (written === '') return true
  if (!/^CHE-\d{3}\.\d{3}\.\d{3}( IVA)?$/.test(written)) return false
  const digits = written.replace(/\D/g, '').split('').map(Number)
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0)
  return (11 - (sum % 11)) % 11 === digits[8]
}
