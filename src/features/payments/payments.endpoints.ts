import { adminOnly, anyUser } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./payments.contract.ts')

export const paymentConfig = endpoint('GET /stripe/config', 'public', {
  contract,
  query: 'paymentConfigQuerySchema',
  answer: 'paymentConfigSchema',
})

/** Keeps what is to be paid, and prepares the payment. */
export const createIntent = endpoint('POST /payments/create-intent', 'public', {
  contract,
  body: 'createIntentRequestSchema',
  answer: 'startedPaymentAnswerSchema',
  status: 201,
})

/** Asks Stripe what came of it, for whoever has just paid. */
export const confirmPayment = endpoint('POST /payments/confirm', 'public', {
  contract,
  body: 'confirmRequestSchema',
  answer: 'paymentOutcomeAnswerSchema',
})

/** Gives back what was kept for a payment that will not be made. Beyond the documents. */
export const releasePayment = endpoint('POST /payments/release', 'public', {
  contract,
  body: 'releaseRequestSchema',
  answer: 'releaseAnswerSchema',
})

export const payAppointment = endpoint('POST /payments/appointment/:id', anyUser, {
  contract,
  body: 'payAppointmentRequestSchema',
  answer: 'payAppointmentAnswerSchema',
})

export const paymentHistory = endpoint('GET /payments/history', anyUser, {
  contract,
  query: 'historyQuerySchema',
  answer: 'paymentHistoryAnswerSchema',
})

/** For the till at the end of a day. Beyond the documents. */
export const dayTakings = endpoint('GET /payments/day', adminOnly, {
  contract,
  query: 'dayTakingsQuerySchema',
  answer: 'dayTakingsAnswerSchema',
})

export const onePayment = endpoint('GET /payments/:id', anyUser, { contract, answer: 'paymentAnswerSchema' })

export const refundPayment = endpoint('POST /payments/:id/refund', adminOnly, {
  contract,
  body: 'refundRequestSchema',
  answer: 'refundAnswerSchema',
})

/** Signed by Stripe. Both paths are documented, and each takes every kind of payment. */
export const paymentsWebhook = endpoint('POST /payments/webhook', 'public', {
  contract,
  answer: 'webhookAnswerSchema',
})
export const planPaymentsWebhook = endpoint('POST /subscription-payments/webhook', 'public', {
  contract,
  answer: 'webhookAnswerSchema',
})
