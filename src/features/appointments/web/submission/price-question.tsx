import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'

import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'

import type { PriceChange } from './use-submission.ts'

const PriceChangeDialog = lazy(() => import('./price-change-dialog.tsx'))

type Props = {
  /** What was sent and met another price. */
  sending: { priceChange: PriceChange | null; acceptPrice: () => void; declinePrice: () => void }
}

/** Asks, when there is a reason to, whether the new price is fine. Back is no. */
export function PriceQuestion({ sending: { priceChange, acceptPrice, declinePrice } }: Props) {
  const { opened, open, close } = useHistoryDialog('prezzo')
  const isAsked = priceChange !== null
  const isFine = useRef(false)
  const ask = useEffectEvent(() => {
    isFine.current = false
    open()
  })
  // Answered when the entry is gone: what follows may open another page.
  const answer = useEffectEvent(() => {
    if (isAsked) (isFine.current ? acceptPrice : declinePrice)()
  })
  useEffect(() => {
    if (isAsked) ask()
  }, [isAsked])
  const wasOpened = useRef(false)
  useEffect(() => {
    if (wasOpened.current && !opened) answer()
    wasOpened.current = opened
  }, [opened])
  if (!priceChange || !opened) return null
  return (
    <Suspense>
      <PriceChangeDialog
        change={priceChange}
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
