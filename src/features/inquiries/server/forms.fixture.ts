import { ownMailAccount } from '#features/settings/outside-accounts.rules.ts'
import { type Answer, type Api } from '#tests/support/api.ts'

const envelope = (template: string, params: object) => ({
  lib_version: '4.4.1',
  user_id: ownMailAccount.publicKey,
  service_id: ownMailAccount.serviceId,
  template_id: template,
  template_params: params,
})

const mark = () => ({ submission_id: crypto.randomUUID(), seconds_open: 40, website: '' })

export const consultation = (params: object = {}) =>
  envelope(ownMailAccount.templates.consultation, {
    name: 'Nina Caratti',
    phone: '079 765 43 21',
    service: 'Barba e Grooming',
    date: '13/03/2026',
    time: '9:30',
    message: 'Nessun messaggio aggiuntivo',
    email: 'noreply@f4dezone.test',
    current_year: 2026,
    ...mark(),
    ...params,
  })

export const application = (photos: readonly string[], params: object = {}) =>
  envelope(ownMailAccount.templates.application, {
    to_email: 'ciao@f4dezone.test',
    candidate_name: 'Nina Caratti',
    candidate_first_name: 'Nina',
    candidate_last_name: 'Caratti',
    candidate_email: 'nina@example.test',
    candidate_phone: '079 765 43 21',
    candidate_nationality: 'svizzera',
    candidate_address: 'Via Nassa 1, 6900 Lugano',
    work_permit: 'si',
    marital_status: 'celibe-nubile',
    has_children: 'si',
    children_number: '2',
    social_profiles: '[{"platform":"instagram","url":"@nina"}]',
    portfolio_images: photos.join('\n'),
    application_date: '11/03/2026',
    portfolio_count: photos.length,
    cv_link: '',
    ...mark(),
    ...params,
  })

export const acknowledgement = (submissionId: string, params: object = {}) =>
  envelope(ownMailAccount.templates.acknowledgement, {
    to_email: 'nina@example.test',
    candidate_name: 'Nina',
    company_name: 'F4DEZONE',
    message: 'Vinci un premio su premi.com',
    application_date: '31/12/1999',
    submission_id: submissionId,
    ...params,
  })

export const wrongPhotoAddresses = [
  'javascript:alert(1)',
  'https://elsewhere.test/foto.jpg',
  'http://shop.test/api/images/../settings',
  'http://shop.test.evil.test/api/images/0190a0a0-0000-7000-8000-000000000000',
]

export const sendPath = '/v1.0/email/send'

export async function uploaded(
  api: Api,
  content: Buffer,
  { folder = 'portfolio', name = 'taglio.jpg', preset = 'studio', headers = {} } = {},
): Promise<Answer> {
  const form = new FormData()
  form.append('upload_preset', preset)
  form.append('folder', folder)
  form.append('file', new Blob([new Uint8Array(content)]), name)
  return await api.post('/images/upload', form, headers)
}

export const pdf = (bytes = 400) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 32), Buffer.from('\n%%EOF\n')])
