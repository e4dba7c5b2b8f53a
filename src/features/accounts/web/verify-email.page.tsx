import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'

import { shopTitle } from '#features/settings/web/use-public-settings.ts'
import { pages } from '#shared/pages.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { useForm } from '#ui/forms/use-form.ts'
import { call } from '#ui/http/call.ts'
import { hasCode } from '#ui/http/http-client.ts'
import { AccountLayout } from '#ui/screens/account-layout.tsx'

import { accountsScreenTexts } from '../accounts-screens.it.ts'
import { verifyEmailRequestSchema } from '../accounts.contract.ts'
import { verifyEmail } from '../accounts.endpoints.ts'
import { accountsErrorTexts } from '../accounts.it.ts'
import { loginPath } from '../accounts.rules.ts'
import { AccountForm } from './components/account-form.tsx'
import { accountFieldOfCode } from './components/field-of-code.ts'
import { PasswordField } from './components/password-field.tsx'
import { useLinkToken } from './components/use-link-token.ts'
import { verifySession } from './session-calls.ts'
import { useSession } from './session-store.ts'

import formStyles from './components/form.module.css'

const { labels, verifyEmail: texts } = accountsScreenTexts
const passwordSchema = verifyEmailRequestSchema.pick({ password: true })

export function meta() {
  return [{ title: shopTitle(texts.pageTitle) }]
}

/**
 * Asks for the password, because the mail's reader may not have registered, and mail programs open links in
 * advance.
 */
export default function VerifyEmailPage() {
  const token = useLinkToken()
  if (token !== null) return <Confirmation token={token} />
  return (
    <AccountLayout picture="pettine" title={texts.title} lead={texts.usedAlready}>
      <Notice kind="error" message={accountsErrorTexts.LINK_INVALID} />
      <WayOn />
    </AccountLayout>
  )
}

function Confirmation({ token }: { token: string | undefined }) {
  const verification = useMutation({
    mutationFn: ({ password }: { password: string }) =>
      call(verifyEmail, { body: { token: token ?? '', password } }),
    onSuccess: verifySession,
  })
  const form = useForm({
    schema: passwordSchema,
    initialValues: { password: '' },
    onSubmit: verification.mutate,
    error: verification.error,
    fieldOfCode: accountFieldOfCode,
  })
  if (verification.isSuccess) {
    return (
      <AccountLayout picture="pettine" title={texts.done} lead={texts.doneLead}>
        <WayOn />
      </AccountLayout>
    )
  }
  const isBadLink = hasCode(verification.error, 'LINK_INVALID')
  return (
    <AccountLayout picture="pettine" title={texts.title} lead={texts.lead}>
      <AccountForm
        form={form}
        sending={verification}
        texts={texts}
        foot={
          <div className={formStyles['links']}>
            <Link to={`${pages.resetPassword.path}?token=${token}`} className={formStyles['link']}>
              {texts.notMine}
            </Link>
          </div>
        }
      >
        {isBadLink && <p className="dim">{texts.usedAlready}</p>}
        <PasswordField
          {...form.getInputProps('password')}
          label={labels.password}
          autoComplete="current-password"
        />
      </AccountForm>
    </AccountLayout>
  )
}

function WayOn() {
  const { user } = useSession()
  return (
    <div>
      <Button component={Link} to={user ? '/' : loginPath} size="lg">
        {user ? texts.home : texts.login}
      </Button>
    </div>
  )
}
