import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { NavigationType, useBlocker, useLocation } from 'react-router'

import { entryUnder } from '../browser/back-entry.ts'
import { keepBehindInert } from './inert-behind.ts'
import { useOpenWindow, type WindowHistory } from './open-windows.ts'
import { UnsavedQuestion } from './unsaved-question.tsx'
import { useFocusReturn } from './use-focus-return.ts'

import sheet from './sheet.module.css'
import styles from './side-panel.module.css'

type Props = {
  title: string
  onClose: () => void
  /** A dialog stands over it: Escape and the focus are the dialog's. */
  isCovered: boolean
  history?: WindowHistory
  children: ReactNode
}

type Question = () => boolean
const nothing: Question = () => false
const Unsaved = createContext<(question: Question) => void>(() => undefined)

/**
 * Something in a panel can have changes: closing it asks first.
 * @param isUnsaved asked at that moment: what was drawn last may be older than the last letter
 */
export function useUnsavedInPanel(isUnsaved: Question): void {
  const tell = useContext(Unsaved)
  useLayoutEffect(() => {
    tell(isUnsaved)
    return () => tell(nothing)
  }, [tell, isUnsaved])
}

/** Details beside what they belong to; on phones they come up from the lower edge. */
export function SidePanel({ title, onClose, isCovered, history, children }: Props) {
  const isPhone = useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false })
  const unsavedInside = useRef(nothing)
  const listen = useCallback((question: Question) => {
    unsavedInside.current = question
  }, [])
  const [isAsking, setIsAsking] = useState(false)
  const isUnder = isCovered || isAsking
  const close = () => (unsavedInside.current() ? setIsAsking(true) : onClose())
  useFocusReturn()
  useOpenWindow(close, history)
  // The entry of the panel itself is about to go, and with it what is typed.
  const { key } = useLocation()
  const blocker = useBlocker(
    ({ historyAction, currentLocation }) =>
      historyAction === NavigationType.Pop &&
      !isUnder &&
      entryUnder(currentLocation.state) === null &&
      unsavedInside.current(),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    const ask = () => {
      blocker.reset()
      setIsAsking(true)
    }
    // The router goes forward to the panel's entry again; nothing may be laid over it before it is there.
    const { key: shownKey }: { key?: unknown } = { ...(window.history.state as object | null) }
    if ((shownKey ?? 'default') === key) return ask()
    window.addEventListener('popstate', ask, { once: true })
    return () => window.removeEventListener('popstate', ask)
  }, [blocker, key])
  return (
    <Drawer
      ref={keepBehindInert}
      opened
      title={title}
      onClose={close}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'auto' : '460px'}
      closeOnEscape={!isUnder}
      trapFocus={!isUnder}
      returnFocus={false}
      attributes={attributes}
      classNames={isPhone ? sheetClasses : panelClasses}
    >
      <Unsaved value={listen}>{children}</Unsaved>
      {isAsking && <UnsavedQuestion onLeave={onClose} onStay={() => setIsAsking(false)} />}
    </Drawer>
  )
}

/** The panel's title bar is not the page's: without this, two banners are announced. */
const attributes = { header: { role: 'none' } }
const panelClasses = { content: styles['panel'] ?? '', body: styles['body'] ?? '' }
const sheetClasses = { content: sheet['sheet'] ?? '', body: styles['body'] ?? '' }
