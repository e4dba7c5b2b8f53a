import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

import { Notice } from '#ui/feedback/notice.tsx'
import { BusyButton } from '#ui/forms/busy-button.tsx'
import { useForm } from '#ui/forms/use-form.ts'
import { call } from '#ui/http/call.ts'
import { HttpError, messageOf } from '#ui/http/http-client.ts'

import { accountsScreenTexts } from '../../accounts-screens.it.ts'
import { confirmPasswordReset } from '../../accounts.endpoints.ts'
import { loginPath } from '../../accounts.rules.ts'
import { fieldOfCode } from '../components/field-of-code.ts'
import { PasswordField } from '../components/password-field.tsx'
import { newPasswordFormSchema } from '../components/password-pair.schema.ts'
import type { LoginState } from '../session/login-state.ts'
import { verifySession } from '../session/session-calls.ts'

import formStyles from '../components/form.module.css'

const { labels, hints, resetPassword: texts } = accountsScreenTexts
const changed: LoginState = { reason: 'passwordChanged' }

type Props = {
  /** Undefined while the page does not know its own address yet. */
  token: string | undefined
  onRefused: () => void
}

export function NewPasswordForm({ token, onRefused }: Props) {
  const navigate = useNavigate()
  const reset = useMutation({
    mutationFn: ({ password }: { password: string }) =>
      call(confirmPasswordReset, { body: { token: token ?? '', password } }),
    onSuccess: async () => {
      // The server has closed this user's sessions, perhaps the one of this browser too.
      await verifySession()
      await navigate(loginPath, { replace: true, state: changed })
    },
    onError: (error) => {
      if (error instanceof HttpError && error.body.code === 'LINK_INVALID') onRefused()
    },
  })
  const form = useForm({
    schema: newPasswordFormSchema,
    initialValues: { password: '', confirmPassword: '' },
    onSubmit: reset.mutate,
    error: reset.error,
    fieldOfCode,
  })
  return (
    <form {...form.props} className={formStyles['form']}>
      {reset.error && <Notice kind="error" message={messageOf(reset.error, texts.failed)} />}
      <PasswordField
        {...form.getInputProps('password')}
        label={labels.newPassword}
        description={hints.password}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.getInputProps('confirmPassword')}
        label={labels.confirmPassword}
        autoComplete="new-password"
      />
      <BusyButton type="submit" size="lg" fullWidth busy={reset.isPending} busyLabel={texts.busy}>
        {texts.submit}
      </BusyButton>
    </form>
  )
}
