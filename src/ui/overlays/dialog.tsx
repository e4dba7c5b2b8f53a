import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useState } from 'react'

import styles from './dialog.module.css'
import sheet from './sheet.module.css'

type Props = {
  onClose: () => void
  title: string
  /** CSS width of the window on wide screens. */
  width?: string
  children: ReactNode
}

/**
 * A window over the page; on phones it comes up from the lower edge, where the thumb is. It is there as long as it
 * is rendered, and gives the focus back to where it came from.
 */
export function Dialog({ width = '520px', children, ...rest }: Props) {
  const isPhone = useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false })
  useFocusReturn()
  return isPhone ? (
    <Drawer
      opened
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
    <Modal opened returnFocus={false} attributes={attributes} {...rest} size={width}>
      {children}
    </Modal>
  )
}

/** The window's title bar is not the page's: without this, two banners are announced. */
const attributes = { header: { role: 'none' } }
const sheetClasses = { content: sheet['sheet'] ?? '', body: styles['body'] ?? '' }

/** What opened the first window, when one replaces another. */
let firstOpener: Element | null = null

/** Mantine gives it back when a window closes, not when it is taken away. */
function useFocusReturn(): void {
  const [openers] = useState(() => {
    const opener = document.activeElement
    if (!opener?.closest('[role="dialog"]')) firstOpener = opener
    return [opener, firstOpener]
  })
  useEffect(() => {
    return () => {
      // What opened it may be what has just been deleted.
      const target = openers.find((opener) => opener?.isConnected) ?? document.querySelector('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
  }, [openers])
}
