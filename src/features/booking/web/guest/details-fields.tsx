import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { memo, useId, useState } from 'react'

import { PickerSection } from '#features/availability/web/picker-section.tsx'
import { phoneCharacters } from '#shared/phone.ts'

import { guestTexts } from '../../booking-screens.it.ts'
import type { GuestDetails } from '../../booking.contract.ts'
import type { DetailErrors } from './guest-details.schema.ts'

import styles from './details-fields.module.css'

type Props = {
  details: GuestDetails
  errors: DetailErrors
  onChange: (details: GuestDetails) => void
  showAllErrors: boolean
}

type Field = {
  name: keyof GuestDetails
  label: string
  type: 'text' | 'email' | 'tel'
  autoComplete: string
  description?: string
}

const fields: readonly Field[] = [
  { name: 'firstName', label: guestTexts.firstName, type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: guestTexts.lastName, type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: guestTexts.email, type: 'email', autoComplete: 'email' },
  {
    name: 'phone',
    label: guestTexts.phone,
    type: 'tel',
    autoComplete: 'tel',
    description: guestTexts.phoneHint,
  },
]

export const DetailsFields = memo(function DetailsFields({
  details,
  errors,
  onChange,
  showAllErrors,
}: Props) {
  const headingId = useId()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  return (
    <PickerSection headingId={headingId} heading={guestTexts.details}>
      <div className={styles['fields']} id="dati">
        {fields.map(({ name, ...field }) => (
          <TextInput
            key={name}
            name={name}
            {...field}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            required
            withAsterisk={false}
            value={details[name]}
            error={(showAllErrors || left.has(name)) && errors[name]}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...details, [name]: name === 'phone' ? phoneCharacters(value) : value })
            }
            onBlur={() => details[name] && setLeft((before) => new Set(before).add(name))}
          />
        ))}
      </div>
    </PickerSection>
  )
})
