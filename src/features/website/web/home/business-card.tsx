import { IconRefresh, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

import { IconButton } from '#ui/buttons/icon-button.tsx'
import { useFocusReturn } from '#ui/overlays/use-focus-return.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { cardTexts as texts } from '../../card.it.ts'
import { CardBack } from './card-back.tsx'
import { CardFront } from './card-front.tsx'

import styles from './business-card.module.css'

/** Event on the document that closes the card; any code may dispatch it. */
const closeEvent = 'digitalCardClose'

/** The browser's own dialog keeps the focus inside and closes with Escape. */
export function BusinessCard({ onBook, onClose }: { onBook: () => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isTurned, setIsTurned] = useState(false)
  const movesFocus = useRef(false)
  // The pressed button is on the side that is hidden now, so the focus moves to the visible side.
  useEffect(() => {
    if (!movesFocus.current) return
    movesFocus.current = false
    const side = styles[isTurned ? 'back' : 'front']
    dialog.current?.querySelector<HTMLElement>(`.${side} > * > button`)?.focus()
  }, [isTurned])
  function turnFrom(side: 'front' | 'back'): void {
    movesFocus.current = true
    setIsTurned(side === 'front')
  }
  useFocusReturn()
  useEffect(() => (dialog.current ? openModal(dialog.current) : undefined), [])
  useEffect(() => lockScrolling(), [])
  useEffect(() => {
    document.addEventListener(closeEvent, onClose)
    return () => document.removeEventListener(closeEvent, onClose)
  }, [onClose])
  return (
    <dialog ref={dialog} className={`ink ${styles['dialog']}`} aria-label={texts.title}>
      <div className={styles['bar']}>
        <IconButton icon={IconX} label={texts.close} size={22} className={styles['close']} onClick={close} />
      </div>
      <div className={styles['stage']}>
        <div className={styles['card']} data-turned={isTurned}>
          <CardFront isHidden={isTurned} onServices={() => turnFrom('front')} />
          <CardBack
            isHidden={!isTurned}
            onBack={() => turnFrom('back')}
            onBook={() => {
              onBook()
              close()
            }}
          />
        </div>
      </div>
      <button
        type="button"
        {...buttonLook('subtle')}
        className={`button ${styles['turn']}`}
        onClick={() => setIsTurned((turned) => !turned)}
      >
        <IconRefresh size={20} stroke={1.75} aria-hidden />
        {texts.turn}
      </button>
    </dialog>
  )
}

function openModal(dialog: HTMLDialogElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  dialog.showModal()
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault()
      close()
    },
    { signal },
  )
  dialog.addEventListener('click', ({ target }) => target === dialog && close(), { signal })
  return () => listening.abort()
}

function close(): void {
  document.dispatchEvent(new Event(closeEvent))
}

function lockScrolling(): () => void {
  const { style } = document.documentElement
  const before = style.overflow
  style.overflow = 'hidden'
  return () => {
    style.overflow = before
  }
}
