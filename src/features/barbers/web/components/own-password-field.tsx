import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput } from '@mantine/core'

import { accountsScreenTexts } from '#features/accounts/accounts-screens.it.ts'

import { barberPanelTexts } from '../../barbers-panel.it.ts'

const { password: passwordTexts } = barberPanelTexts
const { ownPassword: texts } = accountsScreenTexts

export function OwnPasswordField({ inputProps }: { inputProps: object }) {
  return (
    <PasswordInput
      {...inputProps}
      label={texts.label}
      description={texts.hint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      withAsterisk
      autoComplete="current-password"
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': passwordTexts.show }}
    />
  )
}
