import { useState } from 'react'

import { shopTitle, usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { AccountLayout } from '#ui/screens/account-layout.tsx'

import { accountsScreenTexts } from '../accounts-screens.it.ts'
import { accountsErrorTexts } from '../accounts.it.ts'
import { useLinkToken } from './components/use-link-token.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { ResetRequestForm } from './reset-request-form.tsx'

const { resetPassword: texts, resetRequest } = accountsScreenTexts

export function meta() {
  return [{ title: shopTitle(texts.pageTitle) }]
}

export default function ResetPasswordPage() {
  const token = useLinkToken()
  const { mailsLeave } = usePublicSettings()
  const [isRefused, setIsRefused] = useState(false)
  if (isRefused || token === null) {
    return (
      <AccountLayout
        picture="forbici"
        title={resetRequest.newLink}
        lead={mailsLeave ? resetRequest.lead : resetRequest.leadWithoutMail}
      >
        <ResetRequestForm>
          <Notice kind="error" message={accountsErrorTexts.LINK_INVALID} />
        </ResetRequestForm>
      </AccountLayout>
    )
  }
  return (
    <AccountLayout picture="forbici" title={texts.title} lead={texts.lead}>
      <NewPasswordForm token={token} onRefused={() => setIsRefused(true)} />
    </AccountLayout>
  )
}
