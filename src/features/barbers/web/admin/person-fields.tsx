import '@mantine/core/styles/Input.layer.css'
import { Textarea, TextInput } from '@mantine/core'

import { maxPhoneLength } from '#shared/phone.ts'

import { barbersTabTexts } from '../../barbers-screens.it.ts'
import type { Person } from '../components/person.ts'

import styles from './barber-form.module.css'

const { form: texts } = barbersTabTexts

type Props = { inputProps: (name: keyof Person) => object }

export function PersonFields({ inputProps }: Props) {
  const field = (name: keyof Person) => ({
    ...inputProps(name),
    size: 'sm' as const,
    label: texts[name],
    withAsterisk: name !== 'tagline' && name !== 'bio',
  })
  return (
    <div className={styles['fields']}>
      <TextInput {...field('firstName')} data-autofocus maxLength={60} autoComplete="off" />
      <TextInput {...field('lastName')} maxLength={60} autoComplete="off" />
      <TextInput {...field('email')} type="email" maxLength={254} autoComplete="off" />
      <TextInput
        {...field('phone')}
        type="tel"
        maxLength={maxPhoneLength}
        autoComplete="off"
        description={texts.phoneHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
      />
      <TextInput
        {...field('tagline')}
        required={false}
        maxLength={60}
        autoComplete="off"
        className={styles['wide'] ?? ''}
      />
      <Textarea
        {...field('bio')}
        required={false}
        maxLength={1000}
        rows={2}
        className={styles['wide'] ?? ''}
      />
    </div>
  )
}
