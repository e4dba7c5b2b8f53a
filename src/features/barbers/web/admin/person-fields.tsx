import '@mantine/core/styles/Input.layer.css'
import { Textarea, TextInput } from '@mantine/core'

import { maxPhoneLength } from '#shared/phone.ts'

import { barbersTabTexts } from '../../barbers-screens.it.ts'
import type { Person } from './person.ts'

import styles from './barber-form.module.css'

const { form: texts } = barbersTabTexts

type Props = {
  person: Person
  errors: Partial<Record<string, string>>
  onChange: (person: Person) => void
}

/** Who a barber is; the first four must be filled in. */
export function PersonFields({ person, errors, onChange }: Props) {
  const field = (name: keyof Person) => ({
    size: 'sm' as const,
    name,
    label: texts[name],
    value: person[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...person, [name]: currentTarget.value }),
  })
  return (
    <div className={styles['fields']}>
      <TextInput {...field('firstName')} required maxLength={60} autoComplete="off" />
      <TextInput {...field('lastName')} required maxLength={60} autoComplete="off" />
      <TextInput {...field('email')} required type="email" maxLength={254} autoComplete="off" />
      <TextInput
        {...field('phone')}
        required
        type="tel"
        maxLength={maxPhoneLength}
        autoComplete="off"
        description={texts.phoneHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
      />
      <TextInput {...field('tagline')} maxLength={60} autoComplete="off" className={styles['wide'] ?? ''} />
      <Textarea {...field('bio')} maxLength={1000} rows={2} className={styles['wide'] ?? ''} />
    </div>
  )
}
