import { adminOnly, anyUser } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./payments.contract.ts')

export const { paymentConfig, createIntent, confirmPayment, releasePayment, paymentsWebhook, planPaymentsWebhook } = endpoints(contract, 'public', {
  paymentConfig: 'GET /stripe/config',
  createIntent: 'POST /payments/create-intent',
  confirmPayment: 'POST /payments/confirm',
  /** Frees the slot or the items of a payment that will not be made. Not in the API documents. */
  releasePayment: 'POST /payments/release',
  /** Signed by Stripe. Both paths are documented, and each accepts every kind of payment. */
  paymentsWebhook: 'POST /payments/webhook',
  planPaymentsWebhook: 'POST /subscription-payments/webhook',
})

export const { payAppointment, paymentHistory, onePayment } = endpoints(contract, anyUser, {
  payAppointment: 'POST /payments/appointment/:id',
  paymentHistory: 'GET /payments/history',
  onePayment: 'GET /payments/:id',
})

export const { dayTakings, refundPayment } = endpoints(contract, adminOnly, {
  /** For counting the cash at the end of a day. Not in the API documents. */
  dayTakings: 'GET /payments/day',
  refundPayment: 'POST /payments/:id/refund',
})
