import { endpoint } from '#shared/endpoint.ts'

export const publicSettings = endpoint('GET /settings/public', 'public', {
  contract: () => import('./studio.contract.ts'),
  answer: 'publicSettingsAnswerSchema',
})
