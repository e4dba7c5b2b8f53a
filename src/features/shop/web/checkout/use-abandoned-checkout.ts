import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

import { releasePayment } from '#features/payments/web/payment-calls.ts'
import { returnAddress } from '#features/payments/web/return-address.ts'

import { checkoutDraft } from './checkout-draft.ts'

/** Releases the reserved items when the customer returns to the shop. If that fails, the hold expires by itself. */
export function useAbandonedCheckout(hasLeft: boolean): void {
  const navigate = useNavigate()
  const { prepared } = checkoutDraft.useDraft()
  const intentId = hasLeft ? prepared?.intentId : undefined
  const release = useEffectEvent(async (left: string) => {
    const isFree = await releasePayment(left).catch(() => true)
    if (checkoutDraft.read().prepared?.intentId !== left) return
    checkoutDraft.update((draft) => ({ ...draft, prepared: null }))
    if (!isFree) void navigate(returnAddress('shop', left))
  })
  useEffect(() => {
    if (intentId !== undefined) void release(intentId)
  }, [intentId])
}
