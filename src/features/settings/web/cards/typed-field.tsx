import '@mantine/core/styles/Input.layer.css'
import { TextInput, type TextInputProps } from '@mantine/core'

import { Switch } from '#ui/forms/switch.tsx'

import type { NumberSetting } from '../../settings.contract.ts'
import type { SettingsFields } from '../settings-form.schema.ts'
import type { SettingsForm } from '../use-settings-form.ts'

import styles from './fields.module.css'

type Field = Omit<TextInputProps, 'name' | 'form' | 'wrapperProps'> & {
  name: string
  label: string
  isOptional?: boolean
  width?: 'wide' | 'short' | 'long'
}

export type Fields = readonly Field[]

type Props = Field & { form: SettingsForm }

const order: NonNullable<TextInputProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error']

export function TypedFields({ form, fields }: { form: SettingsForm; fields: Fields }) {
  return (
    <div className={styles['fields']}>
      {fields.map((field) => (
        <TypedField key={field.name} form={form} {...field} />
      ))}
    </div>
  )
}

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

type NumberProps = Pick<Props, 'form' | 'label' | 'description'> & { name: NumberSetting }

/** A whole-number field. It is a text input because the mouse wheel changes browser number fields by accident. */
export function NumberField(props: NumberProps) {
  return <TypedField {...props} inputMode="numeric" maxLength={4} className="num" />
}

export function WideNumberField(props: NumberProps) {
  return (
    <div className={styles['number']}>
      <NumberField {...props} />
    </div>
  )
}

type SwitchSetting = {
  [Name in keyof SettingsFields]: SettingsFields[Name] extends boolean ? Name : never
}[keyof SettingsFields]

type SwitchProps = {
  form: SettingsForm
  name: SwitchSetting
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
