import { endpoints } from '#shared/contracts/endpoint.ts'

export const { publicSettings } = endpoints(() => import('./studio.contract.ts'), 'public', {
  publicSettings: 'GET /settings/public',
})
