/** Templates that are withheld once the plan's limit is used up. */
export const routineMessages: ReadonlySet<string> = new Set([
  'appointment-booked',
  'appointment-confirmed',
  'appointment-reminder',
  'barber-appointment-booked',
  'waiting-request-expired',
  'waiting-offer',
  'order-placed',
  'order-confirmed',
  'order-ready',
  'shop-order',
  'shop-request',
  'shop-consultation',
  'shop-application',
  'application-received',
  'request-answer',
])

/** Templates that visitors can trigger without an account. They are sent even beyond the limit. */
export const publicMessages: ReadonlySet<string> = new Set(['welcome', 'password-reset'])
