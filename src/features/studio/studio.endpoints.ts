import { endpoint } from '#shared/endpoint.ts'

export const publicSettings = endpoint({
  method: 'GET',
  path: '/settings/public',
  access: 'public',
  contract: () => import('./studio.contract.ts'),
  answers: { 200: 'publicSettingsAnswerSchema' },
})
