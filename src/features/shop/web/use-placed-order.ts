import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { pages } from '#shared/pages.ts'
import { toasts } from '#ui/feedback/toasts.ts'

import { firstNameOf, placedOrderIn } from '../placed.rules.ts'
import { placedTexts as texts } from '../shop.it.ts'
import { cartStore } from './cart/cart-store.ts'
import { checkoutDraft } from './checkout/checkout-draft.ts'

/** Milliseconds (SHOP-20, SHOP-21). */
const duration = 5000

/**
 * Handles a placed order, which the payment screen or the return page reports in the history state: clears the cart and the
 * draft, thanks the customer once, and keeps the confirmation.
 * @returns whether an order was just reported
 */
export function usePlacedOrder(): boolean {
  const { state } = useLocation()
  const navigate = useNavigate()
  const settings = usePublicSettings()
  const news = placedOrderIn(state, 'orderPlaced')
  const thank = useEffectEvent(() => {
    if (!news) return
    const { orderNumber, isPaid } = news
    const firstName = news.firstName ?? firstNameOf(checkoutDraft.read().prepared?.payer.name ?? '')
    cartStore.update(() => cartStore.nothing)
    checkoutDraft.clear()
    toasts.success(isPaid ? texts.paid(firstName) : texts.cash(firstName, settings.name), { duration })
    void navigate(pages.shop.path, { replace: true, state: { placedOrder: { orderNumber, isPaid } } })
  })
  const orderNumber = news?.orderNumber
  useEffect(() => {
    if (orderNumber !== undefined) thank()
  }, [orderNumber])
  return news !== null
}
