import '@mantine/core/styles/Input.layer.css'
import { Textarea, TextInput } from '@mantine/core'
import { useId } from 'react'

import { Notice } from '#ui/feedback/notice.tsx'
import { FormActions } from '#ui/forms/form-actions.tsx'
import { PriceField } from '#ui/forms/price-field.tsx'
import { useForm } from '#ui/forms/use-form.ts'
import { messageOf } from '#ui/http/http-client.ts'

import { servicesTexts as texts } from '../../catalog-screens.it.ts'
import type { Service } from '../../catalog.contract.ts'
import { type ServiceFormFields, serviceFormSchema, type ServiceFormValues } from './service-form.schema.ts'

import formBox from '#ui/forms/form-box.module.css'

type Props = {
  title: string
  /** What the fields hold at first. */
  service?: Service
  submit: { label: string; busyLabel: string }
  failed: string
  error: Error | null
  busy: boolean
  onSend: (values: ServiceFormValues) => void
  onClose: () => void
  closeLabel: string
}

/** Name, price, duration and description: the same fields for a new service and for a change. */
export function ServiceForm({
  title,
  service,
  submit,
  failed,
  error,
  busy,
  onSend,
  onClose,
  closeLabel,
}: Props) {
  const heading = useId()
  const form = useForm({
    schema: serviceFormSchema,
    initialValues: fieldsOf(service),
    onSubmit: onSend,
    error,
  })
  const field = (name: keyof ServiceFormFields) => ({ size: 'sm' as const, ...form.getInputProps(name) })
  return (
    <form {...form.props} className={formBox['box']} aria-labelledby={heading}>
      <h2 id={heading} className={formBox['title']}>
        {title}
      </h2>
      {error && <Notice kind="error" message={failureOf(error, failed)} />}
      <div className={formBox['fields']}>
        <TextInput
          {...field('name')}
          autoComplete="off"
          autoFocus={service !== undefined}
          label={texts.labels.name}
          wrapperProps={{ 'data-wide': true }}
        />
        <PriceField
          {...field('price')}
          autoComplete="off"
          label={texts.labels.price}
          hint={texts.priceHint}
        />
        <TextInput
          {...field('duration')}
          autoComplete="off"
          inputMode="numeric"
          maxLength={4}
          label={texts.labels.duration}
        />
        <Textarea
          {...field('description')}
          rows={3}
          required={false}
          label={texts.labels.description}
          wrapperProps={{ 'data-wide': true }}
        />
      </div>
      <FormActions submit={submit} busy={busy} closeLabel={closeLabel} onClose={onClose} />
    </form>
  )
}

/** What did not work, and the reason when there is one. */
export function failureOf(error: Error, failed: string): string {
  const reason = messageOf(error, '')
  return reason === '' ? failed : `${failed}: ${reason}`
}

function fieldsOf(service: Service | undefined): ServiceFormFields {
  const { name = '', price, duration, description = '' } = service ?? {}
  return { name, price: price?.toFixed(2) ?? '', duration: String(duration ?? ''), description }
}
