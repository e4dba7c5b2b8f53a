import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import type { User } from '#features/accounts/accounts.contract.ts'
import { LogoutButton } from '#features/accounts/web/logout-button.tsx'
import { linksFor } from '#shared/pages.ts'
import { useFocusReturn } from '#ui/overlays/use-focus-return.ts'

import { frameTexts as texts } from './frame.it.ts'
import { PrimaryLinks } from './primary-links.tsx'

import styles from './navigation-dialog.module.css'

/** A native dialog, which handles focus, Escape and the back gesture. */
export default function NavigationDialog({ user, onClose }: { user: User | null; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  useFocusReturn()
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => closeOnBackdrop(dialog.current), [])
  const bar = linksFor(user, 'bar')
  const entries = [
    ...bar,
    ...linksFor(user, 'menu').filter(({ to }) => bar.every((entry) => entry.to !== to)),
  ]
  return (
    <dialog ref={dialog} onClose={onClose} className={styles['drawer']} aria-label={texts.menu}>
      <div className={styles['content']}>
        <div className={styles['head']}>
          <p className="d4">{user ? texts.greeting(user.firstName) : texts.menu}</p>
          <button type="button" className="icon-button" aria-label={texts.closeMenu} onClick={close}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </button>
        </div>
        <nav aria-label={texts.menu}>
          <ul>
            {entries
              .filter((entry) => !entry.isPrimary)
              .map((entry) => (
                <li key={entry.to}>
                  <Link to={entry.to} className={styles['entry']}>
                    {entry.label}
                  </Link>
                </li>
              ))}
            {user && (
              <li>
                <LogoutButton className={styles['entry']} onPress={close} />
              </li>
            )}
          </ul>
        </nav>
        <PrimaryLinks entries={entries} size="lg" />
      </div>
    </dialog>
  )
}

/** A click on the backdrop has the dialog itself as target. */
function closeOnBackdrop(dialog: HTMLDialogElement | null): () => void {
  const close = ({ target }: MouseEvent) => {
    if (target === dialog) dialog?.close()
  }
  dialog?.addEventListener('click', close)
  return () => dialog?.removeEventListener('click', close)
}
