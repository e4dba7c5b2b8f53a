import { lazy, Suspense, useEffect, useState } from 'react'

import { safeStorage } from '#ui/browser/safe-storage.ts'
import { QuietBoundary } from '#ui/feedback/quiet-boundary.tsx'

import { isClosed, revealDelay } from './banner-memory.rules.ts'
import { closedKey } from './closed-key.ts'

const AgencyBanner = lazy(() => import('./agency-banner.tsx'))

/** Reads whether the visitor closed the banner only when it would appear (C-45). */
export default function AgencyPrompt() {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(() => setDue(!isClosed(safeStorage.read(closedKey), Date.now())), revealDelay)
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    return () => {
      removeEventListener('load', wait)
      clearTimeout(timer)
    }
  }, [])
  if (!isDue) return null
  return (
    <QuietBoundary fallback={null}>
      <Suspense>
        <AgencyBanner onClose={() => setDue(false)} />
      </Suspense>
    </QuietBoundary>
  )
}
