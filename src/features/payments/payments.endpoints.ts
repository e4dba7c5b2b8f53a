import { endpoint } from '#shared/endpoint.ts'

export const paymentConfig = endpoint({
  method: 'GET',
  path: '/stripe/config',
  access: 'public',
  contract: () => import('./payments.contract.ts'),
  answers: { 200: 'paymentConfigSchema' },
})
