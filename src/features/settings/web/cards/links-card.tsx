import { maxPhoneLength } from '#shared/phone.ts'

import { settingsScreenTexts } from '../../settings-screens.it.ts'
import type { SettingsForm } from '../use-settings-form.ts'
import { SettingsCard } from './settings-card.tsx'
import { TypedField } from './typed-field.tsx'

import styles from './fields.module.css'

const { links: texts } = settingsScreenTexts
const names = ['instagram', 'tiktok', 'whatsapp', 'maps', 'agency', 'developer'] as const

export function LinksCard({ form }: { form: SettingsForm }) {
  return (
    <SettingsCard title={texts.title} lead={texts.lead} isWide>
      <div className={styles['fields']}>
        {names.map((name) => (
          <TypedField
            key={name}
            form={form}
            name={`links.${name}`}
            label={texts[name]}
            isOptional
            type="url"
            maxLength={300}
            placeholder="https://"
          />
        ))}
        <TypedField
          form={form}
          name="links.developerEmail"
          label={texts.developerEmail}
          isOptional
          type="email"
          maxLength={254}
        />
        <TypedField
          form={form}
          name="links.developerPhone"
          label={texts.developerPhone}
          isOptional
          type="tel"
          maxLength={maxPhoneLength}
        />
      </div>
    </SettingsCard>
  )
}
