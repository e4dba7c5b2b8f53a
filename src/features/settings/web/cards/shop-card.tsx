import { maxPhoneLength } from '#shared/phone.ts'

import { settingsScreenTexts } from '../../settings-screens.it.ts'
import type { SettingsForm } from '../use-settings-form.ts'
import { SettingsCard } from './settings-card.tsx'
import { TypedField } from './typed-field.tsx'

import styles from './fields.module.css'

const { shop: texts } = settingsScreenTexts

type Props = { form: SettingsForm; timeZone: string }

export function ShopCard({ form, timeZone }: Props) {
  return (
    <SettingsCard title={texts.title} lead={texts.lead}>
      <div className={styles['fields']}>
        <TypedField form={form} name="name" label={texts.name} maxLength={60} width="wide" />
        <TypedField form={form} name="street" label={texts.street} maxLength={80} width="wide" />
        <TypedField form={form} name="postalCode" label={texts.postalCode} maxLength={10} width="short" />
        <TypedField form={form} name="city" label={texts.city} maxLength={60} width="long" />
        <TypedField form={form} name="phone" label={texts.phone} type="tel" maxLength={maxPhoneLength} />
        <TypedField form={form} name="email" label={texts.email} type="email" maxLength={254} />
        <TypedField
          form={form}
          name="legalName"
          label={texts.legalName}
          description={texts.legalNameHint}
          isOptional
          maxLength={120}
          width="wide"
        />
        <TypedField
          form={form}
          name="legalForm"
          label={texts.legalForm}
          description={texts.legalFormHint}
          isOptional
          maxLength={60}
        />
        <TypedField
          form={form}
          name="uidNumber"
          label={texts.uidNumber}
          description={texts.uidNumberHint}
          isOptional
          maxLength={20}
        />
        <TypedField
          form={form}
          name="rating"
          label={texts.rating}
          description={texts.ratingHint}
          isOptional
          inputMode="decimal"
          maxLength={3}
        />
      </div>
      <p className="dim">{texts.timeZone(timeZone)}</p>
    </SettingsCard>
  )
}
