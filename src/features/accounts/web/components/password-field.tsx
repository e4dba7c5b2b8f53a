import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { type MouseEvent, useState } from 'react'

import { accountsScreenTexts } from '../../accounts-screens.it.ts'

import styles from './password-field.module.css'

/** A password with an eye to show it, which the keyboard reaches too; what it must be like stands below it. */
export function PasswordField(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false)
  return (
    <PasswordInput
      visible={visible}
      onVisibilityChange={setVisible}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': accountsScreenTexts.showPassword,
        // Mantine listens to fingers, mice and keys only: a click of a screen reader, or of before the scripts, has none.
        onClick: ({ detail }: MouseEvent) => {
          if (detail === 0) setVisible(!visible)
        },
      }}
      classNames={{ visibilityToggle: styles['toggle'] ?? '' }}
      {...props}
    />
  )
}
