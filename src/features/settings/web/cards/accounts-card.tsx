import { settingsScreenTexts } from '../../settings-screens.it.ts'
import type { SettingsForm } from '../use-settings-form.ts'
import { SettingsCard } from './settings-card.tsx'
import { TypedField } from './typed-field.tsx'

import styles from './fields.module.css'

const { accounts: texts } = settingsScreenTexts
const mailFields = ['publicKey', 'serviceId', 'consultation', 'application', 'acknowledgement'] as const

/** Who else mails the forms and keeps their pictures; empty, this server does it all (D-CONS-01, D-HIRE-01). */
export function AccountsCard({ form }: { form: SettingsForm }) {
  return (
    <SettingsCard title={texts.title} lead={texts.lead} isWide>
      <div role="group" aria-label={texts.mail.title} className={styles['group']}>
        <p className={styles['legend']}>{texts.mail.title}</p>
        <div className={styles['fields']}>
          <TypedField
            form={form}
            name="mailAccount.origin"
            label={texts.mail.origin}
            isOptional
            type="url"
            maxLength={300}
            placeholder="https://api.emailjs.com"
          />
          {mailFields.map((name) => (
            <TypedField
              key={name}
              form={form}
              name={`mailAccount.${name}`}
              label={texts.mail[name]}
              isOptional
              maxLength={300}
            />
          ))}
        </div>
      </div>
      <div role="group" aria-label={texts.images.title} className={styles['group']}>
        <p className={styles['legend']}>{texts.images.title}</p>
        <div className={styles['fields']}>
          <TypedField
            form={form}
            name="imageAccount.uploadUrl"
            label={texts.images.uploadUrl}
            isOptional
            type="url"
            maxLength={300}
            placeholder="https://"
            width="wide"
          />
          <TypedField
            form={form}
            name="imageAccount.uploadPreset"
            label={texts.images.uploadPreset}
            isOptional
            maxLength={300}
          />
          <TypedField
            form={form}
            name="imageAccount.folder"
            label={texts.images.folder}
            description={texts.images.folderHint}
            isOptional
            maxLength={300}
          />
        </div>
      </div>
    </SettingsCard>
  )
}
