/** Templates of what stops at the plan's limit: confirmations, reminders and notices. */
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

/** Templates that anybody causes without an account, and that leave in any case. */
export const messagesOfAnybody: ReadonlySet<string> = new Set(['welcome', 'password-reset'])
