import { adminOnly, anyUser } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./payments.contract.ts')

export const { paymentConfig, createIntent, confirmPayment, releasePayment, paymentsWebhook, planPaymentsWebhook } = endpoints(contract, 'public', {
  paymentConfig: 'GET /stripe/config',
  /** Keeps what is to be paid, and prepares the payment. */
  createIntent: 'POST /payments/create-intent',
  /** Asks Stripe what came of it, for whoever has just paid. */
  confirmPayment: 'POST /payments/confirm',
  /** Gives back what was kept for a payment that will not be made. Beyond the documents. */
  releasePayment: 'POST /payments/release',
  /** Signed by Stripe. Both paths are documented, and each takes every kind of payment. */
  paymentsWebhook: 'POST /payments/webhook',
  planPaymentsWebhook: 'POST /subscription-payments/webhook',
})

export const { payAppointment, paymentHistory, onePayment } = endpoints(contract, anyUser, {
  payAppointment: 'POST /payments/appointment/:id',
  paymentHistory: 'GET /payments/history',
  onePayment: 'GET /payments/:id',
})

export const { dayTakings, refundPayment } = endpoints(contract, adminOnly, {
  /** For the till at the end of a day. Beyond the documents. */
  dayTakings: 'GET /payments/day',
  refundPayment: 'POST /payments/:id/refund',
})
