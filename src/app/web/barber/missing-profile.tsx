import { IconUserOff } from '@tabler/icons-react'
import { Link } from 'react-router'

import { logout } from '#features/accounts/web/session-calls.ts'
import { useSession } from '#features/accounts/web/session-store.ts'
import { pageTexts } from '#shared/pages.it.ts'
import { pages } from '#shared/pages.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { panelTexts } from '../../panels.it.ts'

import styles from '../panels/unauthorised.module.css'

const { barber: texts } = panelTexts

export function MissingProfile() {
  const { user } = useSession()
  return (
    <main id="contenuto" tabIndex={-1} className={styles['page']}>
      <IconUserOff size={28} stroke={1.75} aria-hidden />
      <h1 className="d3">{texts.missingTitle}</h1>
      <p className="dim">{texts.missing}</p>
      <div className="row">
        {user?.role === 'admin' && (
          <Link to={pages.admin.path} {...buttonLook('outline')}>
            {texts.toAdmin}
          </Link>
        )}
        <button type="button" {...buttonLook('filled')} onClick={() => void logout()}>
          {pageTexts.logout}
        </button>
      </div>
    </main>
  )
}
