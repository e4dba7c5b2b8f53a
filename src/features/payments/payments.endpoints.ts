import { adminOnly, anyUser } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./payments.contract.ts')

export const paymentConfig = endpoint('GET /stripe/config', 'public', contract, 'paymentConfig')

/** Keeps what is to be paid, and prepares the payment. */
export const createIntent = endpoint('POST /payments/create-intent', 'public', contract, 'createIntent')

/** Asks Stripe what came of it, for whoever has just paid. */
export const confirmPayment = endpoint('POST /payments/confirm', 'public', contract, 'confirmPayment')

/** Gives back what was kept for a payment that will not be made. Beyond the documents. */
export const releasePayment = endpoint('POST /payments/release', 'public', contract, 'releasePayment')

export const payAppointment = endpoint('POST /payments/appointment/:id', anyUser, contract, 'payAppointment')

export const paymentHistory = endpoint('GET /payments/history', anyUser, contract, 'paymentHistory')

/** For the till at the end of a day. Beyond the documents. */
export const dayTakings = endpoint('GET /payments/day', adminOnly, contract, 'dayTakings')

export const onePayment = endpoint('GET /payments/:id', anyUser, contract, 'onePayment')

export const refundPayment = endpoint('POST /payments/:id/refund', adminOnly, contract, 'refundPayment')

/** Signed by Stripe. Both paths are documented, and each takes every kind of payment. */
export const paymentsWebhook = endpoint('POST /payments/webhook', 'public', contract, 'paymentsWebhook')
export const planPaymentsWebhook = endpoint('POST /subscription-payments/webhook', 'public', contract, 'planPaymentsWebhook')
