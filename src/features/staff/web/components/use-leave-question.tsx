import { type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router'

import { barberPanelTexts } from '#features/staff/staff-panel.it.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

const { leaveTitle, leaveConfirm, stay } = barberPanelTexts.schedule

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
      title={leaveTitle}
      question={question}
      confirm={leaveConfirm}
      cancel={stay}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  )
}
