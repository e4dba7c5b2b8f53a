import { IconUserCircle } from '@tabler/icons-react'

import { LogoutButton } from '#features/accounts/web/logout-button.tsx'
import { useSession } from '#features/accounts/web/session-store.ts'
import { linksFor, pages, type PanelPath } from '#shared/pages.ts'
import { MenuLinks } from '#ui/overlays/menu-links.tsx'
import { useDisclosure } from '#ui/overlays/use-disclosure.ts'

import { panelTexts } from '../../panels.it.ts'

import drop from '#ui/overlays/drop-menu.module.css'
import styles from './account-menu.module.css'
import place from './panel-menu.module.css'

const { account } = panelTexts

type Props = {
  here: PanelPath
}

export function AccountMenu({ here }: Props) {
  const { isOpen, toggle, close, root } = useDisclosure()
  const { user } = useSession()
  if (!user) return null
  return (
    <div ref={root} className={styles['account']}>
      <button
        type="button"
        className="icon-button"
        aria-label={account.open(`${user.firstName} ${user.lastName}`)}
        aria-expanded={isOpen}
        aria-controls="menu-account"
        onClick={toggle}
      >
        <IconUserCircle size={20} stroke={1.75} aria-hidden />
      </button>
      <div
        id="menu-account"
        className={`${drop['menu']} ${place['menu']}`}
        data-panel={here}
        hidden={!isOpen}
      >
        <p className={styles['name']}>
          <span>{`${user.firstName} ${user.lastName}`}</span>
          <span className="dim">{user.email}</span>
        </p>
        <ul>
          <MenuLinks
            links={linksFor(user, here === pages.admin.path ? 'adminMenu' : 'barberMenu')}
            onFollow={close}
          />
          <li>
            <LogoutButton className={drop['entry']} onPress={close} />
          </li>
        </ul>
      </div>
    </div>
  )
}
