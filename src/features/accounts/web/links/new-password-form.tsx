import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

import { Notice } from '#ui/feedback/notice.tsx'
import { BusyButton } from '#ui/forms/busy-button.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { call } from '#ui/http/call.ts'
import { HttpError, messageOf } from '#ui/http/http-client.ts'

import { accountsScreenTexts } from '../../accounts-screens.it.ts'
import { confirmPasswordReset } from '../../accounts.endpoints.ts'
import { loginPath } from '../../accounts.rules.ts'
import { fieldErrorsOf } from '../components/field-errors.ts'
import { PasswordField } from '../components/password-field.tsx'
import { newPasswordFormSchema } from '../components/password-pair.schema.ts'
import type { LoginState } from '../session/login-state.ts'
import { verifySession } from '../session/verify-session.ts'

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
      else showErrors(fieldErrorsOf(error))
    },
  })
  const { form, field, showErrors } = useSchemaForm(newPasswordFormSchema, reset.mutate)
  return (
    <form {...form} className={formStyles['form']}>
      {reset.error && <Notice kind="error" message={messageOf(reset.error, texts.failed)} />}
      <PasswordField
        {...field('password')}
        label={labels.newPassword}
        description={hints.password}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        label={labels.confirmPassword}
        autoComplete="new-password"
      />
      <BusyButton type="submit" size="lg" fullWidth busy={reset.isPending} busyLabel={texts.busy}>
        {texts.submit}
      </BusyButton>
    </form>
  )
}
