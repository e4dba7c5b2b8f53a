import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

import { uiTexts } from '../ui.it.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
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

const { unsaved } = uiTexts
const Unsaved = createContext<(isUnsaved: boolean) => void>(() => undefined)

/** Something in a panel has changes: closing it asks first. */
export function useUnsavedInPanel(isUnsaved: boolean): void {
  const tell = useContext(Unsaved)
  useEffect(() => {
    tell(isUnsaved)
    return () => tell(false)
  }, [tell, isUnsaved])
}

/** Details beside what they belong to; on phones they come up from the lower edge. */
export function SidePanel({ title, onClose, isCovered, children }: Props) {
  const isPhone = useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false })
  const [isUnsaved, setIsUnsaved] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const isUnder = isCovered || isAsking
  useFocusReturn()
  return (
    <Drawer
      opened
      title={title}
      onClose={() => (isUnsaved ? setIsAsking(true) : onClose())}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'auto' : '460px'}
      closeOnEscape={!isUnder}
      trapFocus={!isUnder}
      returnFocus={false}
      attributes={attributes}
      classNames={isPhone ? sheetClasses : panelClasses}
    >
      <Unsaved value={setIsUnsaved}>{children}</Unsaved>
      {isAsking && (
        <ConfirmDialog
          title={unsaved.title}
          question={unsaved.question}
          confirm={unsaved.leave}
          cancel={unsaved.stay}
          onConfirm={onClose}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Drawer>
  )
}

/** The panel's title bar is not the page's: without this, two banners are announced. */
const attributes = { header: { role: 'none' } }
const panelClasses = { content: styles['panel'] ?? '', body: styles['body'] ?? '' }
const sheetClasses = { content: sheet['sheet'] ?? '', body: styles['body'] ?? '' }
