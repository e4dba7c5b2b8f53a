import '@mantine/core/styles/Input.layer.css'
import { TextInput, type TextInputProps } from '@mantine/core'

import { accountsScreenTexts } from '../../accounts-screens.it.ts'

export function EmailField(props: TextInputProps) {
  return (
    <TextInput label={accountsScreenTexts.labels.email} type="email" autoComplete="username" {...props} />
  )
}
