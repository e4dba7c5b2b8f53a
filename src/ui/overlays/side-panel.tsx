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
  isCovered: boolean
  history?: WindowHistory
  children: ReactNode
}

type Question = () => boolean
const nothing: Question = () => false
const Unsaved = createContext<(question: Question) => void>(() => undefined)

/** @param isUnsaved called at that moment, because the last render may miss the latest keystroke */
export function useUnsavedInPanel(isUnsaved: Question): void {
  const tell = useContext(Unsaved)
  useLayoutEffect(() => {
    tell(isUnsaved)
    return () => tell(nothing)
  }, [tell, isUnsaved])
}

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
  // Going back would drop the panel's own history entry and the typed input.
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
    // The router first returns to the panel's entry. The question must wait for that before it adds a back entry.
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

/** Without this, screen readers announce the panel's title bar as a second page banner. */
const attributes = { header: { role: 'none' } }
const panelClasses = { content: styles['panel'] ?? '', body: styles['body'] ?? '' }
const sheetClasses = { content: sheet['sheet'] ?? '', body: styles['body'] ?? '' }
