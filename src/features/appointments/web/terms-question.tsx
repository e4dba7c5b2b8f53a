import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'

import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'

import type { TermsChange } from './terms-change.ts'

const TermsChangeDialog = lazy(() => import('./terms-change-dialog.tsx'))

type Props = {
  sending: { termsChange: TermsChange | null; acceptTerms: () => void; declineTerms: () => void }
}

/** The browser's Back declines. */
export function TermsQuestion({ sending: { termsChange, acceptTerms, declineTerms } }: Props) {
  const { opened, open, close } = useHistoryDialog('prezzo')
  const isOpen = termsChange !== null
  const isFine = useRef(false)
  const ask = useEffectEvent(() => {
    isFine.current = false
    open()
  })
  // Answer only after the dialog's history entry is gone, since accepting may open another page.
  const answer = useEffectEvent(() => {
    if (isOpen) (isFine.current ? acceptTerms : declineTerms)()
  })
  useEffect(() => {
    if (isOpen) ask()
  }, [isOpen])
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
