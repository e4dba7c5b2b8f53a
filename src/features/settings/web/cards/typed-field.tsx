import '@mantine/core/styles/Input.layer.css'
import { TextInput, type TextInputProps } from '@mantine/core'

import type { SettingsForm } from '../use-settings-form.ts'

type Props = Omit<TextInputProps, 'name' | 'form' | 'wrapperProps'> & {
  form: SettingsForm
  /** As the form knows it: 'links.maps'. */
  name: string
  label: string
  isOptional?: boolean
  /** How much of its line it takes. */
  width?: 'wide' | 'short' | 'long'
}

const order: NonNullable<TextInputProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error']

/** One line that is typed. */
export function TypedField({ form, name, isOptional = false, width, ...input }: Props) {
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
