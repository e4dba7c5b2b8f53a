import { type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router'

import { unsavedTexts } from '../editing.it.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

const { title, leavePage, stay } = unsavedTexts

/** While a form has changes: asks before another section, another page or the end of the tab takes them away. */
export function useLeaveQuestion(hasChanges: boolean, question: string): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  )
  useEffect(() => {
    if (!hasChanges) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasChanges])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      history="none"
      texts={{ title, question, confirm: leavePage, cancel: stay }}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  )
}
