import { maxPhoneLength } from '#shared/phone.ts'

import { settingsCardTexts } from '../../settings-cards.it.ts'
import type { SettingsForm } from '../use-settings-form.ts'
import { SettingsCard } from './settings-card.tsx'
import { type Fields, TypedFields } from './typed-field.tsx'

const { links: texts } = settingsCardTexts
const names = ['instagram', 'tiktok', 'whatsapp', 'maps', 'agency', 'developer'] as const

const address = { type: 'url', maxLength: 300, placeholder: 'https://' }

const fields: Fields = [
  ...names.map((name) => ({ name: `links.${name}`, label: texts[name], isOptional: true, ...address })),
  {
    name: 'links.developerEmail',
    label: texts.developerEmail,
    isOptional: true,
    type: 'email',
    maxLength: 254,
  },
  {
    name: 'links.developerPhone',
    label: texts.developerPhone,
    isOptional: true,
    type: 'tel',
    maxLength: maxPhoneLength,
  },
]

export function LinksCard({ form }: { form: SettingsForm }) {
  return (
    <SettingsCard title={texts.title} lead={texts.lead} isWide>
      <TypedFields form={form} fields={fields} />
    </SettingsCard>
  )
}
