import { useState } from 'react'
import { useLocation } from 'react-router'

import { pageMeta } from '#features/settings/web/page-meta.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { AccountLayout } from '#ui/screens/account-layout.tsx'

import { accountsScreenTexts } from '../accounts-screens.it.ts'
import type { SessionAnswer } from '../accounts.contract.ts'
import { LoginForm } from './login-form.tsx'
import { ResetRequestForm } from './reset-request-form.tsx'
import { useSession } from './session-store.ts'
import { readLoginState } from './session/login-state.ts'
import { useRedirectWhenSignedIn } from './sign-in-destination.ts'
import { Welcome } from './welcome.tsx'

const texts = accountsScreenTexts.login

export const meta = () => pageMeta(texts)

export default function LoginPage() {
  const { mailsLeave } = usePublicSettings()
  const [view, setView] = useState<'login' | 'reset'>('login')
  const [email, setEmail] = useState('')
  const [answer, setAnswer] = useState<SessionAnswer | null>(null)
  const [requested, setRequested] = useState<string>()
  useRedirectWhenSignedIn(answer === null)

  if (answer) return <Welcome answer={answer} onRefused={() => setAnswer(null)} />
  if (view === 'reset') {
    const { title, lead, leadWithoutMail } = accountsScreenTexts.resetRequest
    return (
      <AccountLayout picture="rasoio" title={title} lead={mailsLeave ? lead : leadWithoutMail}>
        <ResetRequestForm
          email={email}
          onBack={(message) => {
            setRequested(message)
            setView('login')
          }}
        />
      </AccountLayout>
    )
  }
  return (
    <AccountLayout picture="rasoio" title={texts.title} lead={texts.lead}>
      {requested ? <Notice kind="success" message={requested} /> : <WhyHere />}
      <LoginForm
        email={email}
        onSignedIn={setAnswer}
        onForgotten={(typed) => {
          setEmail(typed)
          setView('reset')
        }}
      />
    </AccountLayout>
  )
}

/** Waits for the session, because the prerendered page does not know why the visitor was redirected. */
function WhyHere() {
  const reason = readLoginState(useLocation().state)?.reason
  const { status } = useSession()
  if (!reason || status === 'loading') return null
  return (
    <Notice
      role="status"
      kind={reason === 'passwordChanged' ? 'success' : 'hint'}
      message={texts.reasons[reason]}
    />
  )
}
