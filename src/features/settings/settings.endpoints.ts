import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./settings.contract.ts')

export const adminSettings = endpoint('GET /admin/settings', adminOnly, contract, 'adminSettings')

export const saveSettings = endpoint('PUT /admin/settings', adminOnly, contract, 'saveSettings')

export const testMail = endpoint('POST /admin/settings/test-mail', adminOnly, contract, 'testMail')
