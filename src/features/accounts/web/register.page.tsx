import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'

import { pageMeta } from '#features/settings/web/page-meta.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { useForm } from '#ui/forms/use-form.ts'
import { call } from '#ui/http/call.ts'
import { messageOf } from '#ui/http/http-client.ts'
import { AccountLayout } from '#ui/screens/account-layout.tsx'

import { accountsScreenTexts } from '../accounts-screens.it.ts'
import { register } from '../accounts.endpoints.ts'
import { accountFieldOfCode } from './components/field-of-code.ts'
import {
  registerFormSchema,
  type RegisterFormFields,
  type RegisterFormValues,
} from './components/password-pair.schema.ts'
import { LoginRedirect } from './register/login-redirect.tsx'
import { RegisterForm } from './register/register-form.tsx'
import { useRedirectWhenSignedIn } from './sign-in-destination.ts'

const { required, register: texts } = accountsScreenTexts

const blank: RegisterFormFields = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  website: '',
}

export const meta = () => pageMeta(texts)

export default function RegisterPage() {
  const { mailsLeave } = usePublicSettings()
  const [failure, setFailure] = useState<Error | null>(null)
  useRedirectWhenSignedIn()
  const registration = useMutation({
    mutationFn: ({ confirmPassword: _same, ...request }: RegisterFormValues) =>
      call(register, { body: { ...request, humanVerified: true } }),
    onError: (error) => setFailure(error),
  })
  const form = useForm({
    schema: registerFormSchema,
    initialValues: blank,
    onSubmit: registration.mutate,
    error: registration.error,
    fieldOfCode: accountFieldOfCode,
  })

  /** Shows the form again synchronously, because a hidden field cannot take the focus. */
  function retry(): void {
    flushSync(() => setFailure(null))
    form.focusFault()
  }

  if (registration.isSuccess) {
    const { firstName } = registration.variables
    return (
      <AccountLayout
        picture="macchinetta"
        title={texts.successTitle(firstName)}
        lead={mailsLeave ? texts.successLead : texts.successLeadWithoutMail}
      >
        <LoginRedirect />
      </AccountLayout>
    )
  }
  const title = failure ? texts.failedTitle : texts.title
  const lead = failure ? texts.failedLead : `${texts.lead} ${required}`
  return (
    <AccountLayout picture="macchinetta" title={title} lead={lead}>
      {failure !== null && <Notice kind="error" message={messageOf(failure, texts.failed)} onRetry={retry} />}
      <RegisterForm form={form} isBusy={registration.isPending} hidden={failure !== null} />
    </AccountLayout>
  )
}
