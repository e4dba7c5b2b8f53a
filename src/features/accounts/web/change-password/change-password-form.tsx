import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { BusyButton } from '#ui/forms/busy-button.tsx'
import { useRefusedFields } from '#ui/forms/use-refused-fields.ts'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { messageOf } from '#ui/http/http-client.ts'

import { accountsScreenTexts } from '../../accounts-screens.it.ts'
import type { User } from '../../accounts.contract.ts'
import { accountsTexts } from '../../accounts.it.ts'
import { homeOfRole } from '../../accounts.rules.ts'
import { fieldErrorsOf } from '../components/field-errors.ts'
import { PasswordField } from '../components/password-field.tsx'
import { changePasswordFormSchema } from '../components/password-pair.schema.ts'
import { updateUser } from '../session/session-store.ts'
import { changeOwnPassword } from './change-own-password.ts'

import formStyles from '../components/form.module.css'

const { labels, hints, changePassword: texts } = accountsScreenTexts

type Values = { currentPassword: string; password: string }

/** The current password, and the new one twice. Afterwards the role's start page. */
export function ChangePasswordForm({ user }: { user: User }) {
  const navigate = useNavigate()
  const change = useMutation({
    mutationFn: ({ currentPassword, password }: Values) =>
      changeOwnPassword({ userId: user._id, currentPassword, newPassword: password }),
    onSuccess: async () => {
      toasts.success(accountsTexts.passwordChanged)
      updateUser({ ...user, mustChangePassword: false })
      await navigate(homeOfRole(user.role), { replace: true })
    },
  })
  const { form, field, showErrors } = useSchemaForm(changePasswordFormSchema, change.mutate)
  useRefusedFields(change.error, fieldErrorsOf, showErrors)
  return (
    <form {...form} className={formStyles['form']}>
      {change.error && <Notice kind="error" message={messageOf(change.error, texts.failed)} />}
      <PasswordField
        {...field('currentPassword')}
        label={user.mustChangePassword ? texts.temporaryPassword : texts.currentPassword}
        autoComplete="current-password"
      />
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
      <BusyButton type="submit" size="lg" fullWidth busy={change.isPending} busyLabel={texts.busy}>
        {texts.submit}
      </BusyButton>
    </form>
  )
}
