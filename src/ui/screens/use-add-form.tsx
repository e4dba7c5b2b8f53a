import { IconPlus, IconX } from '@tabler/icons-react'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'

import { focusFirstField } from '../forms/focus.ts'
import { buttonLook } from '../theme/button-look.ts'

import styles from './add-form.module.css'

type Options = {
  add: string
  /** What the button says meanwhile, where the form has no way out of its own. */
  close?: string
  /** A short form stands beside the list, where there is room, without being asked for. */
  place: 'beside' | 'above'
  /** Whoever comes for it finds it open. */
  isOpenAtFirst?: boolean
  /** The id of what says why there can be no more; an open form stays. */
  blockedBy?: string | undefined
}

/**
 * The form for more of what a list shows, and the button that opens it. It has the focus when it comes and gives it
 * back when it goes.
 */
export function useAddForm({ add, close = add, place, isOpenAtFirst = false, blockedBy }: Options) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  /** The form stays, with its words, when the opener closes it. */
  const [isKept, setIsKept] = useState(isOpenAtFirst)
  const [round, setRound] = useState(0)
  const opener = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) focusFirstField(form.current)
  }, [isOpen])
  const isClosing = isOpen && close !== add
  const Picture = isClosing ? IconX : IconPlus
  return {
    opener: (
      <button
        ref={opener}
        type="button"
        {...buttonLook(isClosing ? 'outline' : 'filled', 'sm')}
        className={`button ${styles['opener']}`}
        data-place={place}
        aria-expanded={isOpen}
        aria-describedby={blockedBy}
        disabled={blockedBy !== undefined && !isOpen}
        onClick={() => {
          setIsKept(true)
          setIsOpen(!isOpen)
        }}
      >
        <Picture size={18} stroke={1.75} aria-hidden />
        <span>{isClosing ? close : add}</span>
      </button>
    ),
    close: () => {
      setIsOpen(false)
      setIsKept(false)
      opener.current?.focus()
    },
    /** Empty again, for the next one. */
    begin: () => setRound(round + 1),
    withForm: (list: ReactNode, adding: ReactNode) => (
      <div className={styles[place]}>
        {list}
        <div ref={form} className={styles['adding']} data-open={isOpen}>
          {(isKept || place === 'beside') && <Fragment key={round}>{adding}</Fragment>}
        </div>
      </div>
    ),
  }
}
