/** The barber's own form: optional +, then 10 to 15 digits, spaces aside. */
export function isInternationalPhone(text: string): boolean {
  return /^\+?\d{10,15}$/.test(text.replace(/\s/g, ''))
}
