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
  width?: string
  isCovered?: boolean
  /** By default the back button closes it where `BackClosesWindows` is rendered. */
  history?: WindowHistory
  children: ReactNode
}

export function Dialog({ width = '520px', isCovered = false, history, children, ...rest }: Props) {
  // Fixed at opening: turning the phone must not reset the input, above all Stripe's fields.
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

/** Without this, screen readers announce the window's title bar as a second page banner. */
const attributes = { header: { role: 'none' } }
const sheetClasses = { content: sheet['sheet'] ?? '', body: styles['body'] ?? '' }
