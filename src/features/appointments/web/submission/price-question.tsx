import { lazy, Suspense } from 'react'

import type { PriceChange } from './use-submission.ts'

const PriceChangeDialog = lazy(() => import('./price-change-dialog.tsx'))

type Props = {
  /** What was sent and met another price. */
  sending: { priceChange: PriceChange | null; acceptPrice: () => void; declinePrice: () => void }
}

/** Asks, when there is a reason to, whether the new price is fine. */
export function PriceQuestion({ sending }: Props) {
  if (!sending.priceChange) return null
  return (
    <Suspense>
      <PriceChangeDialog
        change={sending.priceChange}
        onAccept={sending.acceptPrice}
        onDecline={sending.declinePrice}
      />
    </Suspense>
  )
}
