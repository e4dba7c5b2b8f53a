import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { Fade } from '#ui/display/fade.tsx'
import { toasts } from '#ui/feedback/toasts.ts'

import { accountsScreenTexts } from '../accounts-screens.it.ts'
import type { SessionAnswer } from '../accounts.contract.ts'
import { keepSession } from './session-store.ts'
import { destinationOf } from './sign-in-destination.ts'

import styles from './welcome.module.css'

const { login: texts, storageBlocked } = accountsScreenTexts
const duration = 1500

type Props = { answer: SessionAnswer; onRefused: () => void }

export function Welcome({ answer, onRefused }: Props) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const { user } = answer

  const goOn = useEffectEvent(() => void navigate(destinationOf(user, state), { replace: true }))
  const refuse = useEffectEvent(() => {
    toasts.error(storageBlocked)
    onRefused()
  })
  useEffect(() => {
    const isStored = keepSession(answer)
    const timer = setTimeout(() => (isStored ? goOn() : refuse()), isStored ? duration : 0)
    return () => clearTimeout(timer)
  }, [answer])

  return (
    <div className={`wrap ${styles['welcome']}`} role="status">
      <Fade className={styles['fade'] ?? ''} />
      <h1 className="d1">{texts.welcome(user.firstName)}</h1>
      <p className="lead">{texts.welcomeLead}</p>
    </div>
  )
}
