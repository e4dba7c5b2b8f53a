import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'

import { BusyButton } from '#ui/busy-button.tsx'
import { ErrorBlock } from '#ui/error-block.tsx'
import { http, messageOf } from '#ui/http-client.ts'

import { accountsErrorTexts } from '../../accounts.it.ts'
import { loginPath } from '../../accounts.rules.ts'
import { AccountLayout } from '../account-layout.tsx'
import { accountsScreens } from '../accounts-screens.it.ts'
import { useLinkToken } from '../components/use-link-token.ts'
import { useSession } from '../session/use-session.ts'
import { verifySession } from '../session/verify-session.ts'

const texts = accountsScreens.verifyEmail

export function meta() {
  return [{ title: `${texts.pageTitle} · F4DEZONE` }, { name: 'robots', content: 'noindex' }]
}

/** Asks for a click: programs that open the links of a mail in advance must not confirm anything. */
export default function VerifyEmailPage() {
  const token = useLinkToken()
  const verification = useMutation({
    mutationFn: () => http.post('/auth/verify-email', { token }),
    onSuccess: verifySession,
  })
  if (verification.isSuccess) {
    return (
      <AccountLayout picture="pettine" title={texts.done} lead={texts.doneLead}>
        <WayOn />
      </AccountLayout>
    )
  }
  const hasNoLink = token === null
  return (
    <AccountLayout picture="pettine" title={texts.title} lead={hasNoLink ? texts.usedAlready : texts.lead}>
      {hasNoLink && <ErrorBlock message={accountsErrorTexts.LINK_INVALID} />}
      {verification.error && (
        <>
          <ErrorBlock message={messageOf(verification.error, texts.failed)} />
          <p className="dim">{texts.usedAlready}</p>
        </>
      )}
      {hasNoLink ? (
        <WayOn />
      ) : (
        <BusyButton
          size="lg"
          fullWidth
          busy={verification.isPending}
          busyLabel={texts.busy}
          onClick={() => verification.mutate()}
        >
          {texts.submit}
        </BusyButton>
      )}
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
