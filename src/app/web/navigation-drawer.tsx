import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'

import { Button, Drawer } from '@mantine/core'
import { Link } from 'react-router'

import type { User } from '#features/accounts/accounts.contract.ts'
import { logout } from '#features/accounts/web/public.ts'

import { navigationFor } from './navigation.ts'
import styles from './navigation-drawer.module.css'

type Props = { user: User | null; opened: boolean; onClose: () => void }

/** The bar's links on phones, with room for a thumb. */
export default function NavigationDrawer({ user, opened, onClose }: Props) {
  const entries = [...navigationFor(user, 'bar'), ...navigationFor(user, 'menu')]
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(340px, 88vw)"
      title={user ? `Ciao, ${user.firstName}` : 'Menu'}
    >
      <nav aria-label="Menu">
        <ul className={styles['list']}>
          {entries
            .filter((entry) => !entry.primary)
            .map((entry) => (
              <li key={entry.to}>
                <Link to={entry.to} className={styles['link']} onClick={onClose}>
                  {entry.label}
                </Link>
              </li>
            ))}
          {user && (
            <li>
              <button
                type="button"
                className={styles['link']}
                onClick={() => {
                  onClose()
                  void logout()
                }}
              >
                Logout
              </button>
            </li>
          )}
        </ul>
        {entries
          .filter((entry) => entry.primary)
          .map((entry) => (
            <Button key={entry.to} component={Link} to={entry.to} size="lg" fullWidth onClick={onClose}>
              {entry.label}
            </Button>
          ))}
      </nav>
    </Drawer>
  )
}
