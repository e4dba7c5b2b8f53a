import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

import { AbandonedPayment } from '#features/payments/web/abandoned-payment.tsx'
import { returnAddress } from '#features/payments/web/return-address.ts'
import { createStoredHold } from '#features/payments/web/stored-hold.ts'

import { checkoutTexts } from '../../shop.it.ts'
import { checkoutAddress } from '../addresses.ts'
import { checkoutDraft, isCheckoutDraft } from './checkout-draft.ts'

import styles from './abandoned-order.module.css'

const { useStoredHold: useStoredOrder } = createStoredHold({
  key: 'shop-checkout-hold',
  draft: checkoutDraft,
  isDraft: isCheckoutDraft,
  preparedIn: ({ prepared }) => prepared,
})

const { left: texts, releaseFailed } = checkoutTexts

/** After a closed tab the products stay reserved until the payment expires: offers the buyer to continue or to release them. */
export function AbandonedOrderOffer({ isPaying }: { isPaying: boolean }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { hold, forget } = useStoredOrder()
  const isResumed = useRef(false)
  useEffect(() => {
    // Only on the payment screen: in the shop a prepared payment counts as abandoned.
    if (!isResumed.current || !isPaying || !hold) return
    isResumed.current = false
    checkoutDraft.write(hold.draft)
  }, [isPaying, hold])
  if (!hold || isPaying) return null
  return (
    <div className={`wrap ${styles['offer']}`}>
      <AbandonedPayment
        intentId={hold.intentId}
        texts={{ ...texts, releaseFailed }}
        onResume={() => {
          isResumed.current = true
          void navigate(checkoutAddress)
        }}
        onReleased={(isFree) => {
          forget()
          if (isFree) void client.invalidateQueries({ queryKey: ['products'] })
          else void navigate(returnAddress('shop', hold.intentId))
        }}
      />
    </div>
  )
}
