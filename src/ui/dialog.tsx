import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Drawer.layer.css'

import { Drawer, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'

import styles from './dialog.module.css'

type Props = {
  opened: boolean
  onClose: () => void
  title: string
  /** CSS width of the window on wide screens. */
  width?: string
  children: ReactNode
}

/** A window over the page; on phones it comes up from the lower edge, where the thumb is. */
export function Dialog({ width = '520px', children, ...rest }: Props) {
  const isPhone = useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false })
  return isPhone ? (
    <Drawer {...rest} position="bottom" size="auto" classNames={sheetClasses}>
      {children}
    </Drawer>
  ) : (
    <Modal {...rest} size={width}>
      {children}
    </Modal>
  )
}

const sheetClasses = { content: styles['sheet'] ?? '', body: styles['body'] ?? '' }
