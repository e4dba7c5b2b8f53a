import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'

import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'

import type { TermsChange } from './terms-change.ts'

const TermsChangeDialog = lazy(() => import('./terms-change-dialog.tsx'))

type Props = {
  /** The request that met another price or duration. */
  sending: { termsChange: TermsChange | null; acceptTerms: () => void; declineTerms: () => void }
}

/** Asks, when there is a reason to, whether the new price or duration is fine. Back is no. */
export function TermsQuestion({ sending: { termsChange, acceptTerms, declineTerms } }: Props) {
  const { opened, open, close } = useHistoryDialog('prezzo')
  const isAsked = termsChange !== null
  const isFine = useRef(false)
  const ask = useEffectEvent(() => {
    isFine.current = false
    open()
  })
  // Answered when the entry is gone: what follows may open another page.
  const answer = useEffectEvent(() => {
    if (isAsked) (isFine.current ? acceptTerms : declineTerms)()
  })
  useEffect(() => {
    if (isAsked) ask()
  }, [isAsked])
  const wasOpened = useRef(false)
  useEffect(() => {
    if (wasOpened.current && !opened) answer()
    wasOpened.current = opened
  }, [opened])
  if (!termsChange || !opened) return null
  return (
    <Suspense>
      <TermsChangeDialog
        change={termsChange}
        onAccept={() => {
          isFine.current = true
          close()
        }}
        onDecline={() => {
          isFine.current = false
          close()
        }}
      />
    </Suspense>
  )
}
