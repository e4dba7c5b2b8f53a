import { endpoints } from '#shared/contracts/endpoint.ts'

export const { publicSettings } = endpoints(() => import('./public-settings.contract.ts'), 'public', {
  publicSettings: 'GET /settings/public',
})
