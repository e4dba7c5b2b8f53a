import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'

import type { User } from '#features/accounts/accounts.contract.ts'
import { logout } from '#features/accounts/web/public.ts'
import { buttonLook } from '#ui/button-look.ts'

import { navigationFor } from './navigation.ts'
import styles from './user-menu.module.css'

/** The welcome, and under it the person's own pages: a disclosure of links, as navigation wants it. */
export function UserMenu({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  useEffect(() => setIsOpen(false), [key])
  useEffect(() => {
    if (!isOpen) return
    const close = (event: Event) => {
      if (event.target instanceof Node && root.current?.contains(event.target)) return
      setIsOpen(false)
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
    }
  }, [isOpen])

  return (
    <div
      ref={root}
      className={styles['person']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        setIsOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        {...buttonLook('subtle', 'sm')}
        aria-expanded={isOpen}
        aria-controls="menu-utente"
        onClick={() => setIsOpen(!isOpen)}
      >
        Ciao, {user.firstName}
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </button>
      <ul id="menu-utente" className={styles['menu']} hidden={!isOpen}>
        {navigationFor(user, 'menu').map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} className={styles['entry']}>
              {entry.label}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles['entry']}
            onClick={() => {
              setIsOpen(false)
              void logout()
            }}
          >
            Logout
          </button>
        </li>
      </ul>
    </div>
  )
}
