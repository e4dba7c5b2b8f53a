import { IconX } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'

import { useHeadingFocus } from '../browser/use-heading-focus.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { uiTexts } from '../ui.it.ts'

import styles from './page-dialog.module.css'

type Props = {
  /** A new title means a new view: it takes the focus, because the focused element is gone. */
  title: string
  onClose: () => void
  /** Selector of the first focus; by default the close button would get it. */
  focusOn: string
  width?: string
  children: ReactNode
}

/**
 * A window on a page without the component library; on phones it slides up from the bottom. It uses the browser's dialog, which
 * traps the focus, closes with Escape and restores the focus.
 */
export function PageDialog({ title, onClose, focusOn, width = '560px', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const heading = useHeadingFocus(title)
  const leave = useEffectEvent(onClose)
  const first = useEffectEvent(() => focusOn)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = document.activeElement
    // The owner closes the dialog, after it has updated the history.
    const onCancel = (event: Event) => {
      // A file chooser closed without a choice also fires 'cancel', and that event bubbles.
      if (event.target !== element) return
      event.preventDefault()
      leave()
    }
    // The backdrop belongs to the dialog element.
    const onPress = (event: PointerEvent) => {
      if (event.target === element) leave()
    }
    element.addEventListener('cancel', onCancel)
    element.addEventListener('pointerdown', onPress)
    element.showModal()
    element.querySelector<HTMLElement>(first())?.focus()
    document.documentElement.classList.add(styles['locked'] ?? '')
    return () => {
      document.documentElement.classList.remove(styles['locked'] ?? '')
      element.removeEventListener('cancel', onCancel)
      element.removeEventListener('pointerdown', onPress)
      element.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  const size: CSSProperties & Record<'--dialog-width', string> = { '--dialog-width': width }
  return (
    <dialog ref={dialog} className={styles['dialog']} style={size} aria-labelledby={titleId}>
      <div className={styles['content']}>
        <div className={styles['head']}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className="d3">
            {title}
          </h2>
          <IconButton
            icon={IconX}
            label={uiTexts.close}
            size={22}
            className={styles['close']}
            onClick={onClose}
          />
        </div>
        {children}
      </div>
    </dialog>
  )
}

export function PageDialogFoot({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`${styles['foot']} ${className}`}>{children}</div>
}
