import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

import { toasts } from '#ui/feedback/toasts.ts'
import { useForm } from '#ui/forms/use-form.ts'

import { accountsScreenTexts } from '../accounts-screens.it.ts'
import type { User } from '../accounts.contract.ts'
import { accountsTexts } from '../accounts.it.ts'
import { homeOfRole } from '../sign-in.rules.ts'
import { changeOwnPassword } from './change-own-password.ts'
import { AccountForm } from './components/account-form.tsx'
import { accountFieldOfCode } from './components/field-of-code.ts'
import { NewPasswordFields } from './components/new-password-fields.tsx'
import { PasswordField } from './components/password-field.tsx'
import { changePasswordFormSchema } from './components/password-pair.schema.ts'
import { updateUser } from './session-store.ts'

const { labels, changePassword: texts } = accountsScreenTexts

type Values = { currentPassword: string; password: string }

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
  const form = useForm({
    schema: changePasswordFormSchema,
    initialValues: { currentPassword: '', password: '', confirmPassword: '' },
    onSubmit: change.mutate,
    error: change.error,
    fieldOfCode: accountFieldOfCode,
  })
  return (
    <AccountForm form={form} sending={change} texts={texts}>
      <PasswordField
        {...form.getInputProps('currentPassword')}
        label={user.mustChangePassword ? texts.temporaryPassword : texts.currentPassword}
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} label={labels.newPassword} />
    </AccountForm>
  )
}
