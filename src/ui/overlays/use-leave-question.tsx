import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Location, useBlocker } from 'react-router'

import { unsavedTexts } from '../editing.it.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { askBefore } from './leaving.ts'

const { title, leavePage } = unsavedTexts

export type Leaving = {
  /** Otherwise the section stays, and shows something else: another filter, another page of a list. */
  isSectionLeft: boolean
}

/**
 * While a form has changes: asks before another section, another page, a logout or the end of the tab takes them away.
 * @param hasChanges asked at that moment where it is a function: a form draws nothing while somebody types
 */
export function useLeaveQuestion(
  hasChanges: boolean | ((leaving: Leaving) => boolean),
  question: string = unsavedTexts.leaveQuestion,
): ReactNode {
  const isGivenUp = useRef(false)
  const [asked, setAsked] = useState<{ act: () => void } | null>(null)
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
      if (asks) setAsked({ act })
      return asks
    })
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      takeBack()
    }
  }, [canChange])
  const giveUp = () => {
    // Another section of the same page asks anew; a logout ends the page.
    isGivenUp.current = asked !== null
    asked?.act()
    setAsked(null)
    blocker.proceed?.()
  }
  const stay = () => {
    setAsked(null)
    blocker.reset?.()
  }
  if (blocker.state !== 'blocked' && !asked) return null
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
