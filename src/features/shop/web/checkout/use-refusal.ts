import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'

import { pages } from '#shared/pages.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { withDialog } from '#ui/overlays/use-history-dialog.ts'

import { checkoutFailure } from '../../checkout.rules.ts'
import { applyFacts } from '../cart/use-cart-check.ts'
import { cartDialog } from '../cart/use-cart-dialog.ts'
import { refusedItems } from './refused-cart.ts'

/**
 * Shows a refusal as a toast. If products are not available as ordered, opens the cart with the differences; the typed data
 * stays.
 */
export function useRefusal() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useCallback(
    (error: unknown, fallback: string) => {
      toasts.error(checkoutFailure(error, fallback))
      const facts = refusedItems(error)
      if (!facts) return
      applyFacts(facts)
      void client.invalidateQueries({ queryKey: ['products'] })
      const leadToCart = async () => {
        // Two history entries: closing the cart goes one step back and must not return here.
        await navigate(pages.shop.path, { replace: true })
        await navigate(pages.shop.path, { state: withDialog(cartDialog) })
      }
      void leadToCart()
    },
    [client, navigate],
  )
}
