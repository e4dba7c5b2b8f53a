export { paymentsForAccount } from './export-account.ts'
export { forgetPayers, lockOrderPayments, paymentsOfAccount } from './forget-payers.ts'
export { disputesOf } from './disputes/dispute-rows.ts'
export { createHandleEventsJob } from './provider-events.ts'
export { createReconcileJob } from './reconcile-payments.ts'
export { createSendRefundsJob } from './send-refunds.ts'
export { importCash, importOnline, openPayment, recordCash } from './open-payment.ts'
export { askWhatCame, closePayment } from './settle-payment.ts'
export { keysFor } from './with-payment.ts'
export { paymentError } from './errors.ts'
export { presentPayments } from './present-payment.ts'
export { orderRefund, refundRest } from './request-refund.ts'
export { startPayment } from './start-payment.ts'
export {
  goneForGood,
  isDisputed,
  keptCentimes,
  type PaymentRow,
  type PaymentWithRefunds,
  readPayment,
  selectPayments,
  withRefunds,
} from './payment-rows.ts'
export type { Payable, Payables, PaymentSubject } from './payable.ts'
