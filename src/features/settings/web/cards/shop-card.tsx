import { maxPhoneLength } from '#shared/phone.ts'

import { settingsCardTexts } from '../../settings-cards.it.ts'
import type { SettingsForm } from '../use-settings-form.ts'
import { SettingsCard } from './settings-card.tsx'
import { type Fields, TypedFields } from './typed-field.tsx'

const { shop: texts } = settingsCardTexts

const fields: Fields = [
  { name: 'name', label: texts.name, maxLength: 60, width: 'wide' },
  { name: 'street', label: texts.street, maxLength: 80, width: 'wide' },
  { name: 'postalCode', label: texts.postalCode, maxLength: 10, width: 'short' },
  { name: 'city', label: texts.city, maxLength: 60, width: 'long' },
  { name: 'phone', label: texts.phone, type: 'tel', maxLength: maxPhoneLength },
  { name: 'email', label: texts.email, type: 'email', maxLength: 254 },
  {
    name: 'legalName',
    label: texts.legalName,
    description: texts.legalNameHint,
    isOptional: true,
    maxLength: 120,
    width: 'wide',
  },
  {
    name: 'legalForm',
    label: texts.legalForm,
    description: texts.legalFormHint,
    isOptional: true,
    maxLength: 60,
  },
  {
    name: 'uidNumber',
    label: texts.uidNumber,
    description: texts.uidNumberHint,
    isOptional: true,
    maxLength: 20,
  },
  {
    name: 'rating',
    label: texts.rating,
    description: texts.ratingHint,
    isOptional: true,
    inputMode: 'decimal',
    maxLength: 3,
  },
]

type Props = { form: SettingsForm; timeZone: string }

export function ShopCard({ form, timeZone }: Props) {
  return (
    <SettingsCard title={texts.title} lead={texts.lead}>
      <TypedFields form={form} fields={fields} />
      <p className="dim">{texts.timeZone(timeZone)}</p>
    </SettingsCard>
  )
}
