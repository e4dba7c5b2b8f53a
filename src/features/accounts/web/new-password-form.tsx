import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

import { useForm } from '#ui/forms/use-form.ts'
import { call } from '#ui/http/call.ts'
import { hasCode } from '#ui/http/http-client.ts'

import { accountsScreenTexts } from '../accounts-screens.it.ts'
import { confirmPasswordReset } from '../accounts.endpoints.ts'
import { loginPath } from '../accounts.rules.ts'
import { AccountForm } from './components/account-form.tsx'
import { accountFieldOfCode } from './components/field-of-code.ts'
import { NewPasswordFields } from './components/new-password-fields.tsx'
import { newPasswordFormSchema } from './components/password-pair.schema.ts'
import { verifySession } from './session-calls.ts'
import type { LoginState } from './session/login-state.ts'

const { labels, resetPassword: texts } = accountsScreenTexts
const changed: LoginState = { reason: 'passwordChanged' }

type Props = {
  token: string | undefined
  onRefused: () => void
}

export function NewPasswordForm({ token, onRefused }: Props) {
  const navigate = useNavigate()
  const reset = useMutation({
    mutationFn: ({ password }: { password: string }) =>
      call(confirmPasswordReset, { body: { token: token ?? '', password } }),
    onSuccess: async () => {
      // The server has ended this user's sessions, perhaps also the one of this browser.
      await verifySession()
      await navigate(loginPath, { replace: true, state: changed })
    },
    onError: (error) => {
      if (hasCode(error, 'LINK_INVALID')) onRefused()
    },
  })
  const form = useForm({
    schema: newPasswordFormSchema,
    initialValues: { password: '', confirmPassword: '' },
    onSubmit: reset.mutate,
    error: reset.error,
    fieldOfCode: accountFieldOfCode,
  })
  return (
    <AccountForm form={form} sending={reset} texts={texts}>
      <NewPasswordFields form={form} label={labels.newPassword} />
    </AccountForm>
  )
}
