import { useSession } from '#features/accounts/web/session-store.ts'
import type { OwnBarber } from '#features/barbers/web/use-own-barber.ts'
import { pages } from '#shared/pages.ts'
import { Picture } from '#ui/display/picture.tsx'
import { ThemeToggle } from '#ui/theme/theme-toggle.tsx'

import { panelTexts } from '../../panels.it.ts'
import { NoticesButton } from '../live/notices-button.tsx'
import { AccountMenu } from '../panels/account-menu.tsx'

import styles from './barber-head.module.css'

type Props = { barber: OwnBarber['barber'] }

export function BarberHead({ barber }: Props) {
  const { user } = useSession()
  const firstName = barber?.firstName ?? user?.firstName ?? ''
  const picture = barber?.profileImage?.url
  return (
    <header className={styles['head']}>
      <span className={`plate ${styles['avatar']}`} aria-hidden="true">
        {picture ? (
          <Picture url={picture} width={46} sizes="46px" />
        ) : (
          `${firstName.charAt(0)}${(barber?.lastName ?? user?.lastName ?? '').charAt(0)}`
        )}
      </span>
      <div className={styles['who']}>
        <p className="dim">{panelTexts.barber.title}</p>
        <h1>{panelTexts.barber.greeting(firstName)}</h1>
      </div>
      <NoticesButton panel={pages.barber.path} />
      <ThemeToggle />
      <AccountMenu here={pages.barber.path} />
    </header>
  )
}
