import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Location, useBlocker } from 'react-router'

import { unsavedTexts } from '../editing.it.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { askBefore } from './leaving.ts'

const { title, leavePage } = unsavedTexts

export type Leaving = {
  /** False when the section stays and shows other rows: another filter or another page of a list. */
  isSectionLeft: boolean
}

/** @param hasChanges a function is called at that moment, because typing does not render the form */
export function useLeaveQuestion(
  hasChanges: boolean | ((leaving: Leaving) => boolean),
  question: string = unsavedTexts.leaveQuestion,
): ReactNode {
  const isGivenUp = useRef(false)
  const [pendingAction, setPendingAction] = useState<{ act: () => void } | null>(null)
  const isLost = (leaving: Leaving) =>
    !isGivenUp.current && (typeof hasChanges === 'boolean' ? hasChanges : hasChanges(leaving))
  const isLostWithTab = useEffectEvent(() => isLost({ isSectionLeft: true }))
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isMove =
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search
    const isSectionLeft = sectionOf(currentLocation) !== sectionOf(nextLocation)
    return isMove && isLost({ isSectionLeft })
  })
  const canChange = hasChanges !== false
  useEffect(() => {
    if (!canChange) return undefined
    const ask = (event: BeforeUnloadEvent) => {
      if (isLostWithTab()) event.preventDefault()
    }
    const takeBack = askBefore((act) => {
      const asks = isLostWithTab()
      if (asks) setPendingAction({ act })
      return asks
    })
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      takeBack()
    }
  }, [canChange])
  const giveUp = () => {
    // A section of the same page may ask again later; a logout ends the page.
    isGivenUp.current = pendingAction !== null
    pendingAction?.act()
    setPendingAction(null)
    blocker.proceed?.()
  }
  const stay = () => {
    setPendingAction(null)
    blocker.reset?.()
  }
  if (blocker.state !== 'blocked' && !pendingAction) return null
  return (
    <ConfirmDialog
      history="none"
      texts={{ title, question, confirm: leavePage, cancel: unsavedTexts.stay }}
      onConfirm={giveUp}
      onClose={stay}
    />
  )
}

function sectionOf({ pathname, search }: Location): string {
  return `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`
}
