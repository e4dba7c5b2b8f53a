import { adminOnly } from '#shared/access.ts'
import { endpoints } from '#shared/endpoint.ts'

const contract = () => import('./settings.contract.ts')

export const { adminSettings, saveSettings, testMail } = endpoints(contract, adminOnly, {
  adminSettings: 'GET /admin/settings',
  saveSettings: 'PUT /admin/settings',
  testMail: 'POST /admin/settings/test-mail',
})
