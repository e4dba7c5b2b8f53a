import { lazy, Suspense, useEffect } from 'react'

import { usePromptTurn } from '#ui/prompts/prompt-turns.ts'

import { currentConsent } from './consent-memory.ts'
import { askForConsent, useConsentOpening } from './consent-opening.ts'

const CookiePrompt = lazy(() => import('./cookie-prompt.tsx'))

/** Milliseconds before the banner appears (COOK-01). */
const asksAfter = 2_000

export default function CookieConsent() {
  const opening = useConsentOpening()
  useEffect(() => {
    if (currentConsent()) return
    const timer = setTimeout(askForConsent, asksAfter)
    return () => clearTimeout(timer)
  }, [])
  const isTurn = usePromptTurn('cookies', opening !== 'closed')
  return (
    isTurn && (
      <Suspense>
        <CookiePrompt isRequested={opening === 'settings'} />
      </Suspense>
    )
  )
}
