import { IconChevronDown } from '@tabler/icons-react'

import type { User } from '#features/accounts/accounts.contract.ts'
import { LogoutButton } from '#features/accounts/web/logout-button.tsx'
import { linksFor } from '#shared/pages.ts'
import { MenuLinks } from '#ui/overlays/menu-links.tsx'
import { useDisclosure } from '#ui/overlays/use-disclosure.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { frameTexts as texts } from './frame.it.ts'

import drop from '#ui/overlays/drop-menu.module.css'
import styles from './user-menu.module.css'

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
        <span>{texts.greeting(user.firstName)}</span>
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </button>
      <ul id="menu-utente" className={`${drop['menu']} ${styles['menu']}`} hidden={!isOpen}>
        <MenuLinks links={linksFor(user, 'menu')} onFollow={close} />
        <li>
          <LogoutButton className={drop['entry']} onPress={close} />
        </li>
      </ul>
    </div>
  )
}
