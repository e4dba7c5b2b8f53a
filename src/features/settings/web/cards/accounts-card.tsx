import { settingsCardTexts } from '../../settings-cards.it.ts'
import type { SettingsForm } from '../use-settings-form.ts'
import { SettingsCard } from './settings-card.tsx'
import { FieldGroup, type Fields } from './typed-field.tsx'

const { accounts: texts } = settingsCardTexts
const { mail, images } = texts
const mailNames = ['publicKey', 'serviceId', 'consultation', 'application', 'acknowledgement'] as const

const anything = { isOptional: true, maxLength: 300 }
const address = { ...anything, type: 'url' }

const mailFields: Fields = [
  { name: 'mailAccount.origin', label: mail.origin, ...address, placeholder: 'https://api.emailjs.com' },
  ...mailNames.map((name) => ({ name: `mailAccount.${name}`, label: mail[name], ...anything })),
]
const imageFields: Fields = [
  {
    name: 'imageAccount.uploadUrl',
    label: images.uploadUrl,
    ...address,
    placeholder: 'https://',
    width: 'wide',
  },
  { name: 'imageAccount.uploadPreset', label: images.uploadPreset, ...anything },
  { name: 'imageAccount.folder', label: images.folder, description: images.folderHint, ...anything },
]

/** If these fields are empty, this server mails the forms and stores the pictures itself (D-CONS-01, D-HIRE-01). */
export function AccountsCard({ form }: { form: SettingsForm }) {
  return (
    <SettingsCard title={texts.title} lead={texts.lead} isWide>
      <FieldGroup title={mail.title} form={form} fields={mailFields} />
      <FieldGroup title={images.title} form={form} fields={imageFields} />
    </SettingsCard>
  )
}
