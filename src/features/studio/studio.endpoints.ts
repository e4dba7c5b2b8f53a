import { endpoint } from '#shared/endpoint.ts'

export const publicSettings = endpoint('GET /settings/public', 'public', () => import('./studio.contract.ts'), 'publicSettings')
