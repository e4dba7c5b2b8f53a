import { IconChevronDown } from '@tabler/icons-react'
import { Link } from 'react-router'

import type { User } from '#features/accounts/accounts.contract.ts'
import { logout } from '#features/accounts/web/public.ts'
import { linksFor } from '#shared/pages.ts'
import { useDisclosure } from '#ui/overlays/use-disclosure.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { frameTexts as texts } from './frame.it.ts'

import drop from '#ui/overlays/drop-menu.module.css'
import styles from './user-menu.module.css'

/** The welcome, and under it the person's own pages: a disclosure of links, as navigation wants it. */
export function UserMenu({ user }: { user: User }) {
  const { isOpen, toggle, close, root } = useDisclosure()
  return (
    <div ref={root} className={styles['person']}>
      <button
        type="button"
        {...buttonLook('subtle', 'sm')}
        aria-expanded={isOpen}
        aria-controls="menu-utente"
        onClick={toggle}
      >
        {texts.greeting(user.firstName)}
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </button>
      <ul id="menu-utente" className={`${drop['menu']} ${styles['menu']}`} hidden={!isOpen}>
        {linksFor(user, 'menu').map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} className={drop['entry']} onClick={close}>
              {entry.label}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={drop['entry']}
            onClick={() => {
              close()
              void logout()
            }}
          >
            {texts.logout}
          </button>
        </li>
      </ul>
    </div>
  )
}
