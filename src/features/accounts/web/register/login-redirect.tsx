import { Button } from '@mantine/core'
import { Link, useLocation, useNavigate } from 'react-router'

import { accountsScreenTexts } from '../../accounts-screens.it.ts'
import { loginPath } from '../../accounts.rules.ts'
import { useCountdown } from '../components/use-countdown.ts'

import styles from './login-redirect.module.css'

const texts = accountsScreenTexts.register
const toLoginAfter = 5

export function LoginRedirect() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const left = useCountdown(toLoginAfter, () => void navigate(loginPath, { replace: true, state }))
  return (
    <div className={styles['way']}>
      <Button component={Link} to={loginPath} replace state={state} size="lg">
        {texts.goToLogin}
      </Button>
      <p className="num dim">{texts.countdown(left)}</p>
    </div>
  )
}
