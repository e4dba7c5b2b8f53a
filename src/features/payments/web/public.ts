import { lazy } from 'react'

export { paymentConfigOf, paymentConfigQuery } from './payment-config-query.ts'
export { startPayment, releasePayment } from './payment-calls.ts'
export { PayAction } from './pay-online/pay-action.tsx'
export type { PayingState } from './pay-online/payment-form.tsx'
export { createLeftHold } from './pay-online/left-hold.ts'
export { LeftPayment } from './pay-online/left-payment.tsx'
export { PreparedFields } from './pay-online/prepared-fields.tsx'
export { returnAddress } from './pay-online/return-address.ts'
export {
  type PayMethod,
  type PreparedPayment,
  usePreparedPayment,
} from './pay-online/use-prepared-payment.ts'
export { BilledTo } from './payer-form/billed-to.tsx'
export { PayerHead } from './payer-form/payer-head.tsx'
export { askUntilDecided } from './payment-return/ask-until-decided.ts'
export { reloadPayments } from './history/history-key.ts'
export { OnlyAtTheSalon, PaymentChoice } from './payment-choice/payment-choice.tsx'
export { PaidChip } from './paid-chip.tsx'
export { paidState } from './paid.ts'

/** Lazy: Stripe and the schema library load only when a person pays. */
export const PayOnline = lazy(() => import('./pay-online/pay-online.tsx'))
export const PayerForm = lazy(() => import('./payer-form/payer-form.tsx'))
export const PayAppointment = lazy(() => import('./pay-appointment.tsx'))

export const OwnPayments = lazy(() => import('./history/own-payments.tsx'))

export const MadePayments = lazy(() => import('./history/made-payments.tsx'))
export const PaidAtShop = lazy(() => import('./paid-at-shop.tsx'))

export const PaymentsTab = lazy(() => import('./history/payments-tab.tsx'))
