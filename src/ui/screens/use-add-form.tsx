import { IconPlus, IconX } from '@tabler/icons-react'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'

import { focusFirstField } from '../forms/focus.ts'
import { buttonLook } from '../theme/button-look.ts'

import styles from './add-form.module.css'

type Options = {
  add: string
  close?: string
  place: 'beside' | 'above'
  isOpenAtFirst?: boolean
  blockedBy?: string | undefined
}

export function useAddForm({ add, close = add, place, isOpenAtFirst = false, blockedBy }: Options) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const [staysOpen, setStaysOpen] = useState(isOpenAtFirst)
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
          setStaysOpen(true)
          setIsOpen(!isOpen)
        }}
      >
        <Picture size={18} stroke={1.75} aria-hidden />
        <span>{isClosing ? close : add}</span>
      </button>
    ),
    close: () => {
      setIsOpen(false)
      setStaysOpen(false)
      opener.current?.focus()
    },
    begin: () => setRound(round + 1),
    withForm: (list: ReactNode, adding: ReactNode) => (
      <div className={styles[place]}>
        {list}
        <div ref={form} className={styles['adding']} data-open={isOpen}>
          {(staysOpen || place === 'beside') && <Fragment key={round}>{adding}</Fragment>}
        </div>
      </div>
    ),
  }
}
