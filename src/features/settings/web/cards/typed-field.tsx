import '@mantine/core/styles/Input.layer.css'
import { TextInput, type TextInputProps } from '@mantine/core'

import { Switch } from '#ui/forms/switch.tsx'

import type { SettingsForm } from '../use-settings-form.ts'

import styles from './fields.module.css'

type Field = Omit<TextInputProps, 'name' | 'form' | 'wrapperProps'> & {
  /** As the form knows it: 'links.maps'. */
  name: string
  label: string
  isOptional?: boolean
  /** How much of its line it takes. */
  width?: 'wide' | 'short' | 'long'
}

export type Fields = readonly Field[]

type Props = Field & { form: SettingsForm }

const order: NonNullable<TextInputProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error']

/** Lines that are typed, as far as there is room beside each other. */
export function TypedFields({ form, fields }: { form: SettingsForm; fields: Fields }) {
  return (
    <div className={styles['fields']}>
      {fields.map((field) => (
        <TypedField key={field.name} form={form} {...field} />
      ))}
    </div>
  )
}

/** Lines that are typed and have a heading of their own in their card. */
export function FieldGroup({ title, ...typed }: { title: string; form: SettingsForm; fields: Fields }) {
  return (
    <div role="group" aria-label={title} className={styles['group']}>
      <p className={styles['legend']}>{title}</p>
      <TypedFields {...typed} />
    </div>
  )
}

function TypedField({ form, name, isOptional = false, width, ...input }: Props) {
  return (
    <TextInput
      key={form.key(name)}
      size="sm"
      autoComplete="off"
      {...form.getInputProps(name)}
      {...input}
      required={!isOptional}
      inputWrapperOrder={order}
      {...(width && { wrapperProps: { [`data-${width}`]: true } })}
    />
  )
}

type NumberProps = Pick<Props, 'form' | 'name' | 'label' | 'description'>

/** A whole number: a number field of the browser's would let the wheel change it. */
export function NumberField(props: NumberProps) {
  return <TypedField {...props} inputMode="numeric" maxLength={4} className="num" />
}

/** A whole number on a line of its own. */
export function WideNumberField(props: NumberProps) {
  return (
    <div className={styles['number']}>
      <NumberField {...props} />
    </div>
  )
}

type SwitchProps = {
  form: SettingsForm
  name: 'autoConfirm' | 'blocksGuestsAtLimit' | 'sendsReminders' | 'sendsSms'
  label: string
  description?: string
}

export function SwitchField({ form, name, label, ...hint }: SwitchProps) {
  return (
    <div className={styles['switch']}>
      <Switch checked={form.getValues()[name]} {...hint} onChange={(isOn) => form.change(name, isOn)}>
        {label}
      </Switch>
    </div>
  )
}
