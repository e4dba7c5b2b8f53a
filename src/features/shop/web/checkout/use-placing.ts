import { useCallback } from 'react'
import { useNavigate } from 'react-router'

import type { placeOrder } from '#features/orders/web/place-order.ts'
import { pages } from '#shared/pages.ts'

import { firstNameOf } from '../../placed.rules.ts'

type Placed = Awaited<ReturnType<typeof placeOrder>>

/** SHOP-11. */
export function usePlacing() {
  const navigate = useNavigate()
  return useCallback(
    ({ orderNumber, customerInfo }: Placed, { isPaid }: { isPaid: boolean }) => {
      const orderPlaced = { firstName: firstNameOf(customerInfo.name), orderNumber, isPaid }
      void navigate(pages.shop.path, { replace: true, state: { orderPlaced } })
    },
    [navigate],
  )
}
