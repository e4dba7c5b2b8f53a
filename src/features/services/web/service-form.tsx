import '@mantine/core/styles/Input.layer.css'
import { Textarea, TextInput } from '@mantine/core'
import { useId } from 'react'

import { Notice } from '#ui/feedback/notice.tsx'
import { FormActions } from '#ui/forms/form-actions.tsx'
import { PriceField } from '#ui/forms/price-field.tsx'
import type { Saving } from '#ui/forms/saving.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { failureOf } from '#ui/http/failure-of.ts'
import { useUnsavedForm } from '#ui/overlays/unsaved-forms.tsx'

import { servicesTexts as texts } from '../services-screens.it.ts'
import type { Service } from '../services.contract.ts'
import { type ServiceFormFields, serviceFormSchema, type ServiceFormValues } from './service-form.schema.ts'

import formBox from '#ui/forms/form-box.module.css'

const creating = {
  label: texts.create,
  busyLabel: texts.creating,
  failed: texts.createFailed,
  close: texts.close,
}
const changing = {
  label: texts.save,
  busyLabel: texts.saving,
  failed: texts.updateFailed,
  close: texts.cancel,
}

type Props = {
  service?: Service
  saving: Saving<ServiceFormValues>
  onSaved: () => void
  onClose: () => void
}

export function ServiceForm({ service, saving, onSaved, onClose }: Props) {
  const { error, isPending } = saving
  const heading = useId()
  const words = service ? changing : creating
  const form = useForm({
    schema: serviceFormSchema,
    initialValues: fieldsOf(service),
    onSubmit: (values) => saving.mutate(values, { onSuccess: onSaved }),
    error,
  })
  useUnsavedForm(form.isDirty, service !== undefined)
  const field = (name: keyof ServiceFormFields) => ({ size: 'sm' as const, ...form.getInputProps(name) })
  return (
    <form {...form.props} className={formBox['box']} aria-labelledby={heading}>
      <h2 id={heading} className={formBox['title']}>
        {service ? texts.edit(service.name) : texts.addTitle}
      </h2>
      {error && <Notice kind="error" message={failureOf(error, words.failed)} />}
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
      <FormActions submit={words} isBusy={isPending} closeLabel={words.close} onClose={onClose} />
    </form>
  )
}

function fieldsOf(service: Service | undefined): ServiceFormFields {
  const { name = '', price, duration, description = '' } = service ?? {}
  return { name, price: price?.toFixed(2) ?? '', duration: String(duration ?? ''), description }
}
