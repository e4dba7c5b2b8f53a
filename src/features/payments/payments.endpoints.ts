import { endpoint } from '#shared/endpoint.ts'

export const paymentConfig = endpoint('GET /stripe/config', 'public', {
  contract: () => import('./payments.contract.ts'),
  answer: 'paymentConfigSchema',
})
