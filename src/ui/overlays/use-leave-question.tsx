import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { type Location, useBlocker } from 'react-router'

import { unsavedTexts } from '../editing.it.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

const { title, leavePage, stay } = unsavedTexts

export type Leaving = {
  /** Otherwise the section stays, and shows something else: another filter, another page of a list. */
  isSectionLeft: boolean
}

/**
 * While a form has changes: asks before another section, another page or the end of the tab takes them away.
 * @param hasChanges asked at that moment where it is a function: a form draws nothing while somebody types
 */
export function useLeaveQuestion(
  hasChanges: boolean | ((leaving: Leaving) => boolean),
  question: string = unsavedTexts.leaveQuestion,
): ReactNode {
  const isLost = (leaving: Leaving) => (typeof hasChanges === 'boolean' ? hasChanges : hasChanges(leaving))
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
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [canChange])
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

function sectionOf({ pathname, search }: Location): string {
  return `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`
}
