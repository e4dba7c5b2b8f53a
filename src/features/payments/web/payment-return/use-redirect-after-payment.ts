import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

import { useSession } from '#features/accounts/web/session-store.ts'
import { confirmationAddress } from '#shared/confirmation-address.ts'
import { pages } from '#shared/pages.ts'
import { toasts } from '#ui/feedback/toasts.ts'

type Bought = { appointmentId: string; token: string | null; hasAccount: boolean; message: string }

export function useRedirectAfterPayment(bought: Bought | null): void {
  const navigate = useNavigate()
  const { status } = useSession()
  const isClientHere = status === 'authenticated'
  const isReady = bought !== null && (bought.token !== null || isClientHere)
  const leadOn = useEffectEvent(() => {
    if (!bought) return
    if (bought.token !== null) {
      const state = { isJustBooked: true, hasAccount: bought.hasAccount }
      void navigate(confirmationAddress(bought.appointmentId, bought.token), { replace: true, state })
      return
    }
    toasts.success(bought.message)
    void navigate(`${pages.booking.path}#appuntamenti`, { replace: true })
  })
  useEffect(() => {
    if (isReady) leadOn()
  }, [isReady])
}

export function useRedirectToShop(orderNumber: string | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (orderNumber === null) return
    const orderPlaced = { firstName: null, orderNumber, isPaid: true }
    void navigate(pages.shop.path, { replace: true, state: { orderPlaced } })
  }, [orderNumber, navigate])
}
