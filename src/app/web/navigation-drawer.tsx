import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'

import type { User } from '#features/accounts/accounts.contract.ts'

import { frameTexts as texts } from './frame.it.ts'

import styles from './navigation-drawer.module.css'

const NavigationDialog = lazy(() => import('./navigation-dialog.tsx'))

export function NavigationDrawer({ user }: { user: User | null }) {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  return (
    <>
      <button
        type="button"
        className={`icon-button ${styles['burger']}`}
        aria-label={texts.openMenu}
        aria-haspopup="dialog"
        onClick={() => setOpenedAt(key)}
      >
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
      </button>
      {openedAt === key && (
        <Suspense>
          <NavigationDialog user={user} onClose={() => setOpenedAt(null)} />
        </Suspense>
      )}
    </>
  )
}
