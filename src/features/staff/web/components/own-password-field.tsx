import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput } from '@mantine/core'

import { barberPanelTexts } from '#features/staff/staff-panel.it.ts'

const { password: passwordTexts, profile: texts } = barberPanelTexts

/** Asked for where the e-mail of the own login changes. */
export function OwnPasswordField({ inputProps }: { inputProps: object }) {
  return (
    <PasswordInput
      {...inputProps}
      label={passwordTexts.currentPassword}
      description={texts.passwordHint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      withAsterisk
      autoComplete="current-password"
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': passwordTexts.show }}
    />
  )
}
