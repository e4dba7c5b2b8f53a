import { Link, NavLink } from 'react-router'

import { useSession } from '#features/accounts/web/session-store.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { linksFor } from '#shared/pages.ts'
import { Wordmark } from '#ui/display/wordmark.tsx'
import { ThemeToggle } from '#ui/theme/theme-toggle.tsx'

import { frameTexts as texts } from './frame.it.ts'
import { NavigationDrawer } from './navigation-drawer.tsx'
import { PrimaryLinks } from './primary-links.tsx'
import { UserMenu } from './user-menu.tsx'

import styles from './top-bar.module.css'

type Props = {
  /** The homepage shows the wordmark itself, so its bar shows the address. */
  brand: 'address' | 'wordmark'
}

export function TopBar({ brand }: Props) {
  const { status, user } = useSession()
  const entries = linksFor(user, 'bar')
  return (
    <header className={styles['bar']}>
      <Link to="/" className={styles['brand']} aria-label={brand === 'wordmark' ? texts.brand : undefined}>
        {brand === 'address' ? <Address /> : <Wordmark />}
      </Link>
      <nav className={styles['links']} aria-label={texts.navigation} data-unsure={status === 'loading'}>
        {entries
          .filter((entry) => !entry.isPrimary)
          .map((entry) => (
            <NavLink key={entry.to} to={entry.to} className={styles['link'] ?? ''}>
              {entry.label}
            </NavLink>
          ))}
      </nav>
      <ThemeToggle />
      {user && <UserMenu user={user} />}
      <PrimaryLinks entries={entries} size="sm" />
      <NavigationDrawer user={user} />
    </header>
  )
}

function Address() {
  const { street, city } = usePublicSettings()
  return (
    <>
      <span>{`${street}, ${city}`}</span>
      <span className="vh">, {texts.brand}</span>
    </>
  )
}
