import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'

import { phoneCharacters } from '#shared/phone.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { useForm } from '#ui/forms/use-form.ts'

import { payerTexts as texts } from '../payments-screens.it.ts'
import { type Payer, payerSchema } from '../payments.contract.ts'
import { paymentsTexts } from '../payments.it.ts'
import { payerFormId } from './form-ids.ts'
import { useShowPayerForm } from './payer-form-shown.ts'

import styles from './payer-form.module.css'

const { fields: labels, validation } = paymentsTexts

type Field = {
  name: keyof Payer
  type: 'text' | 'email' | 'tel'
  autoComplete: string
  inputMode?: 'numeric'
  maxLength?: number
  description?: string
  keep?: (typed: string) => string
}

const fields: readonly Field[] = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  {
    name: 'phone',
    type: 'tel',
    autoComplete: 'tel',
    description: texts.phoneHint,
    keep: phoneCharacters,
  },
  { name: 'address', type: 'text', autoComplete: 'street-address' },
  {
    name: 'postalCode',
    type: 'text',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    maxLength: 5,
    keep: (typed) => typed.replace(/\D/g, ''),
  },
  { name: 'city', type: 'text', autoComplete: 'address-level2' },
]

type Props = {
  initialValues: Payer
  onTyped: (typed: Payer) => void
  onFilledIn: (payer: Payer) => void
  error?: Error | null
}

export default function PayerForm({ initialValues, onTyped, onFilledIn, error = null }: Props) {
  useShowPayerForm()
  const form = useForm({
    schema: payerSchema,
    initialValues,
    onSubmit: onFilledIn,
    error,
    within: 'customerDetails',
  })
  const missing = fields.filter(({ name }) => form.errors[name] === validation.fieldRequired)
  return (
    <form
      {...form.props}
      id={payerFormId}
      className={styles['form']}
      onChange={() => onTyped(form.getValues())}
    >
      <div className={styles['fields']}>
        {fields.map(({ name, keep, ...field }) => {
          const { onChange, ...input } = form.getInputProps(name)
          return (
            <TextInput
              key={form.key(name)}
              {...field}
              {...input}
              label={labels[name]}
              inputWrapperOrder={order}
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                const { currentTarget } = event
                const value = keep?.(currentTarget.value) ?? currentTarget.value
                if (value !== currentTarget.value) currentTarget.value = value
                onChange(event)
              }}
            />
          )
        })}
      </div>
      {missing.length > 0 && (
        <Notice kind="error" message={validation.missing(missing.map(({ name }) => labels[name]))} />
      )}
    </form>
  )
}

const order: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description']
