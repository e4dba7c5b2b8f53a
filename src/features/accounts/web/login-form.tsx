import { useMutation } from '@tanstack/react-query'

import { pages } from '#shared/pages.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { call } from '#ui/http/call.ts'

import { accountsScreenTexts } from '../accounts-screens.it.ts'
import { loginRequestSchema, type SessionAnswer } from '../accounts.contract.ts'
import { logIn } from '../accounts.endpoints.ts'
import { AccountForm } from './components/account-form.tsx'
import { AlternativeLink } from './components/alternative-link.tsx'
import { EmailField } from './components/email-field.tsx'
import { PasswordField } from './components/password-field.tsx'
import { loginFailure } from './login-failure.ts'

import formStyles from './components/form.module.css'

const { labels, login: texts } = accountsScreenTexts

type Props = {
  email: string
  onSignedIn: (answer: SessionAnswer) => void
  onForgotten: (email: string) => void
}

export function LoginForm({ email, onSignedIn, onForgotten }: Props) {
  const login = useMutation({
    mutationFn: (body: { email: string; password: string }) => call(logIn, { body }),
    onSuccess: onSignedIn,
  })
  const form = useForm({
    schema: loginRequestSchema,
    initialValues: { email, password: '' },
    onSubmit: login.mutate,
  })
  return (
    <AccountForm
      form={form}
      sending={login}
      failureOf={loginFailure}
      texts={texts}
      foot={
        <div className={formStyles['links']}>
          <button
            type="button"
            className={formStyles['link']}
            onClick={() => onForgotten(form.getValues().email)}
          >
            {texts.forgot}
          </button>
          <AlternativeLink question={texts.noAccount} to={pages.register.path} label={texts.createAccount} />
        </div>
      }
    >
      <EmailField {...form.getInputProps('email')} />
      <PasswordField
        {...form.getInputProps('password')}
        label={labels.password}
        autoComplete="current-password"
      />
    </AccountForm>
  )
}
