export { paymentConfigQuery } from './payment-config-query.ts'
