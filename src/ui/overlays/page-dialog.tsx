import { IconX } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'

import { useHeadingFocus } from '../browser/use-heading-focus.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { uiTexts } from '../ui.it.ts'

import styles from './page-dialog.module.css'

type Props = {
  /** When it changes the window has become another one: what had the focus is gone, and the title takes it. */
  title: string
  onClose: () => void
  /** What has the focus at first, not the button that closes, which comes first. */
  focusOn: string
  /** CSS width of the window on wide screens. */
  width?: string
  children: ReactNode
}

/**
 * A window over a page that does without the component library; on phones it comes up from the lower edge. It is the browser's
 * own dialog: it keeps the focus, closes with Escape and gives the focus back.
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
    // Whoever owns the dialog takes it away: the history is told first.
    const onCancel = (event: Event) => {
      // A file chooser that is closed without a choice says 'cancel' too, and that event bubbles.
      if (event.target !== element) return
      event.preventDefault()
      leave()
    }
    // The backdrop is the dialog itself.
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

/** The end of a window's form, which stays in sight. */
export function PageDialogFoot({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`${styles['foot']} ${className}`}>{children}</div>
}
