import '@mantine/core/styles/Input.layer.css'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useId } from 'react'

import { Notice } from '#ui/feedback/notice.tsx'
import { BusyButton } from '#ui/forms/busy-button.tsx'
import { PriceField } from '#ui/forms/price-field.tsx'
import { useRefusedFields } from '#ui/forms/use-refused-fields.ts'
import { type FieldErrors, useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { HttpError, messageOf } from '#ui/http/http-client.ts'

import { servicesTexts as texts } from '../../catalog-screens.it.ts'
import type { Service } from '../../catalog.contract.ts'
import { serviceFormSchema, type ServiceFormValues } from './service-form.schema.ts'

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
  const { form, field, showErrors } = useSchemaForm(serviceFormSchema, onSend)
  useRefusedFields(error, fieldErrorsOf, showErrors)
  const common = { size: 'sm', autoComplete: 'off' } as const
  return (
    <form {...form} className={formBox['box']} aria-labelledby={heading}>
      <h2 id={heading} className={formBox['title']}>
        {title}
      </h2>
      {error && <Notice kind="error" message={failureOf(error, failed)} />}
      <div className={formBox['fields']}>
        <TextInput
          {...field('name')}
          {...common}
          autoFocus={service !== undefined}
          label={texts.labels.name}
          defaultValue={service?.name}
          wrapperProps={{ 'data-wide': true }}
        />
        <PriceField
          {...field('price')}
          {...common}
          label={texts.labels.price}
          hint={texts.priceHint}
          price={service?.price}
        />
        <TextInput
          {...field('duration')}
          {...common}
          inputMode="numeric"
          maxLength={4}
          label={texts.labels.duration}
          defaultValue={service?.duration}
        />
        <Textarea
          {...field('description')}
          size="sm"
          rows={3}
          required={false}
          label={texts.labels.description}
          defaultValue={service?.description}
          wrapperProps={{ 'data-wide': true }}
        />
      </div>
      <div className={formBox['actions']}>
        <BusyButton type="submit" size="sm" busy={busy} busyLabel={submit.busyLabel}>
          {submit.label}
        </BusyButton>
        <Button variant="outline" size="sm" onClick={onClose} data-closes>
          {closeLabel}
        </Button>
      </div>
    </form>
  )
}

/** What did not work, and the reason when there is one. */
export function failureOf(error: Error, failed: string): string {
  const reason = messageOf(error, '')
  return reason === '' ? failed : `${failed}: ${reason}`
}

function fieldErrorsOf(error: Error): FieldErrors {
  return error instanceof HttpError ? (error.body.errors ?? {}) : {}
}
