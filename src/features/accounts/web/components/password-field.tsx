import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { type MouseEvent, useState } from 'react'

import { accountsScreenTexts } from '../../accounts-screens.it.ts'

import styles from './password-field.module.css'

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
        /* Mantine toggles on touch, mouse and keys only. A click of a screen reader, or of before hydration, is recognised by
           detail 0. */
        onClick: ({ detail }: MouseEvent) => {
          if (detail === 0) setVisible(!visible)
        },
      }}
      classNames={{ visibilityToggle: styles['toggle'] ?? '' }}
      {...props}
    />
  )
}
