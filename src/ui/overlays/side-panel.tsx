import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'

import { useFocusReturn } from './use-focus-return.ts'

import sheet from './sheet.module.css'
import styles from './side-panel.module.css'

type Props = {
  title: string
  onClose: () => void
  /** A dialog stands over it: Escape and the focus are the dialog's. */
  isCovered: boolean
  children: ReactNode
}

/** Details beside what they belong to; on phones they come up from the lower edge. */
export function SidePanel({ title, onClose, isCovered, children }: Props) {
  const isPhone = useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false })
  useFocusReturn()
  return (
    <Drawer
      opened
      title={title}
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'auto' : '460px'}
      closeOnEscape={!isCovered}
      trapFocus={!isCovered}
      returnFocus={false}
      attributes={attributes}
      classNames={isPhone ? sheetClasses : panelClasses}
    >
      {children}
    </Drawer>
  )
}

/** The panel's title bar is not the page's: without this, two banners are announced. */
const attributes = { header: { role: 'none' } }
const panelClasses = { content: styles['panel'] ?? '', body: styles['body'] ?? '' }
const sheetClasses = { content: sheet['sheet'] ?? '', body: styles['body'] ?? '' }
