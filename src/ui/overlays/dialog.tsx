import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer, Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'

import { keepBehindInert } from './inert-behind.ts'
import { useOpenWindow, type WindowHistory } from './open-windows.ts'
import { useFocusReturn } from './use-focus-return.ts'

import styles from './dialog.module.css'
import sheet from './sheet.module.css'

type Props = {
  onClose: () => void
  title: string
  /** CSS width of the window on wide screens. */
  width?: string
  /** Another dialog stands over it: Escape and the focus are that one's. */
  isCovered?: boolean
  /** Left out: back closes it where `BackClosesWindows` stands. */
  history?: WindowHistory
  children: ReactNode
}

/**
 * A window over the page; on phones it comes up from the lower edge, where the thumb is. It is there as long as it
 * is rendered.
 */
export function Dialog({ width = '520px', isCovered = false, history, children, ...rest }: Props) {
  // As it was opened: who turns the phone keeps what is typed, Stripe's fields above all.
  const [isPhone] = useState(() => window.matchMedia('(max-width: 700px)').matches)
  useFocusReturn()
  useOpenWindow(rest.onClose, history)
  const cover = { closeOnEscape: !isCovered, trapFocus: !isCovered }
  return isPhone ? (
    <Drawer
      ref={keepBehindInert}
      opened
      {...cover}
      returnFocus={false}
      attributes={attributes}
      {...rest}
      position="bottom"
      size="auto"
      classNames={sheetClasses}
    >
      {children}
    </Drawer>
  ) : (
    <Modal
      ref={keepBehindInert}
      opened
      {...cover}
      returnFocus={false}
      attributes={attributes}
      {...rest}
      size={width}
    >
      {children}
    </Modal>
  )
}

/** The window's title bar is not the page's: without this, two banners are announced. */
const attributes = { header: { role: 'none' } }
const sheetClasses = { content: sheet['sheet'] ?? '', body: styles['body'] ?? '' }
