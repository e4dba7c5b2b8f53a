import { Button } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Link, NavLink } from 'react-router'

import { useSession } from '#features/accounts/web/public.ts'
import { useStudio } from '#features/studio/web/public.ts'
import { ThemeToggle } from '#ui/theme-toggle.tsx'
import { Wordmark } from '#ui/wordmark.tsx'

import { navigationFor } from './navigation.ts'
import styles from './top-bar.module.css'

const NavigationDrawer = lazy(() => import('./navigation-drawer.tsx'))
const UserMenu = lazy(() => import('./user-menu.tsx'))

type Props = {
  /** The homepage carries the wordmark itself, so its bar says where we are. */
  brand: 'address' | 'wordmark'
}

export function TopBar({ brand }: Props) {
  const { user } = useSession()
  const [drawer, setDrawer] = useState<'unloaded' | 'open' | 'closed'>('unloaded')
  return (
    <header className={styles['bar']}>
      <Link
        to="/"
        className={styles['brand']}
        aria-label={brand === 'wordmark' ? 'F4DEZONE, pagina iniziale' : undefined}
      >
        {brand === 'address' ? <Address /> : <Wordmark />}
      </Link>
      <nav className={styles['links']} aria-label="Principale">
        {navigationFor(user, 'bar').map((entry) =>
          entry.primary ? (
            <Button
              key={entry.to}
              component={Link}
              to={entry.to}
              size="sm"
              className={styles['primary'] ?? ''}
            >
              {entry.label}
            </Button>
          ) : (
            <NavLink key={entry.to} to={entry.to} className={styles['link'] ?? ''}>
              {entry.label}
            </NavLink>
          ),
        )}
      </nav>
      <div className={styles['theme']}>
        <ThemeToggle />
      </div>
      {user && (
        <div className={styles['person']}>
          <Suspense fallback={<p className={styles['welcome']}>Ciao, {user.firstName}</p>}>
            <UserMenu user={user} />
          </Suspense>
        </div>
      )}
      <button
        type="button"
        className={styles['burger']}
        aria-label="Apri il menu"
        aria-expanded={drawer === 'open'}
        onClick={() => setDrawer('open')}
      >
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
      </button>
      {drawer !== 'unloaded' && (
        <Suspense>
          <NavigationDrawer user={user} opened={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </header>
  )
}

function Address() {
  const { street, city } = useStudio()
  return (
    <>
      {street}, {city}
      <span className="vh">, F4DEZONE, pagina iniziale</span>
    </>
  )
}
