import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'

import { PasswordInput, type PasswordInputProps } from '@mantine/core'

import { accountsScreens } from '../accounts-screens.it.ts'
import styles from './password-field.module.css'

/** A password with an eye to show it, which the keyboard reaches too; what it must be like stands below it. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': accountsScreens.showPassword }}
      classNames={{ visibilityToggle: styles['toggle'] ?? '' }}
      {...props}
    />
  )
}
