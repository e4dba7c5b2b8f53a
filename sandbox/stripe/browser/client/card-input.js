const digitsOf = (text) => text.replaceAll(/\D/g, '')
const isAmex = (digits) => /^3[47]/.test(digits)

export function formattedNumber(text) {
  const digits = digitsOf(text)
  if (isAmex(digits))
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ')
  return digits.slice(0, 16).replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

export function formattedExpiry(text) {
  const digits = digitsOf(text)
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  if (padded.length < 2) return padded
  // Deleting the slash must not bring it back.
  return padded.length === 2 && !/\d\d\D/.test(text) && text.length < 3
    ? padded
    : `${padded.slice(0, 2)} / ${padded.slice(2, 4)}`
}

export function formattedCvc(text) {
  return digitsOf(text).slice(0, 4)
}

/** Each function returns the error code, or null. */
export const problemsOf = {
  number(text) {
    const digits = digitsOf(text)
    const isComplete = digits.length >= (isAmex(digits) ? 15 : 16)
    if (!isComplete) return 'incomplete_number'
    return isLuhn(digits) ? null : 'invalid_number'
  },
  expiry(text) {
    const digits = digitsOf(text)
    const month = Number(digits.slice(0, 2))
    if (digits.length >= 2 && (month < 1 || month > 12)) return 'invalid_expiry_month'
    if (digits.length < 4) return 'incomplete_expiry'
    const today = new Date()
    const year = 2000 + Number(digits.slice(2, 4))
    if (year < today.getFullYear()) return 'invalid_expiry_year_past'
    if (year > today.getFullYear() + 50) return 'invalid_expiry_year'
    const isPast = year === today.getFullYear() && month < today.getMonth() + 1
    return isPast ? 'invalid_expiry_month_past' : null
  },
  cvc(text, number) {
    const needed = isAmex(digitsOf(number)) ? 4 : 3
    return digitsOf(text).length < needed ? 'incomplete_cvc' : null
  },
}

export function cardOf({ number, expiry, cvc }) {
  const digits = digitsOf(expiry)
  return {
    number: digitsOf(number),
    exp_month: Number(digits.slice(0, 2)),
    exp_year: Number(digits.slice(2, 4)),
    cvc,
  }
}

function isLuhn(digits) {
  let sum = 0
  for (const [place, digit] of Array.from(digits).toReversed().entries()) {
    const value = place % 2 === 0 ? Number(digit) : Number(digit) * 2
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
