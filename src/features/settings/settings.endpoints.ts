import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./settings.contract.ts')

export const adminSettings = endpoint('GET /admin/settings', adminOnly, {
  contract,
  answer: 'adminSettingsAnswerSchema',
})

export const saveSettings = endpoint('PUT /admin/settings', adminOnly, {
  contract,
  body: 'settingsRequestSchema',
  answer: 'adminSettingsAnswerSchema',
})

export const testMail = endpoint('POST /admin/settings/test-mail', adminOnly, {
  contract,
  answer: 'testMailAnswerSchema',
})
