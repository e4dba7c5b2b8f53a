import { adminOnly } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./settings.contract.ts')

export const { adminSettings, saveSettings, testMail } = endpoints(contract, adminOnly, {
  adminSettings: 'GET /admin/settings',
  saveSettings: 'PUT /admin/settings',
  testMail: 'POST /admin/settings/test-mail',
})
