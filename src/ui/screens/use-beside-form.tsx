import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { buttonLook } from '../theme/button-look.ts'

import styles from './beside-form.module.css'

/** The form for more of what a list shows, and the button that opens it where there is no room beside the list. */
export function useBesideForm(label: string) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus()
  }, [isOpen])
  return {
    opener: (
      <button
        ref={opener}
        type="button"
        {...buttonLook('filled', 'sm')}
        className={`button ${styles['opener']}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconPlus size={18} stroke={1.75} aria-hidden />
        {label}
      </button>
    ),
    close: () => {
      setIsOpen(false)
      opener.current?.focus()
    },
    beside: (list: ReactNode, add: ReactNode) => (
      <div className={styles['columns']}>
        {list}
        <div ref={form} className={styles['adding']} data-open={isOpen}>
          {add}
        </div>
      </div>
    ),
  }
}
