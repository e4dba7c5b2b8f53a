import { lazy, Suspense } from 'react'

import { useHydrated } from '#ui/browser/use-hydrated.ts'

import { useCartDialog } from './use-cart-dialog.ts'

const CartPanel = lazy(() => import('./cart-panel.tsx'))

/** The cart, where it is open. */
export function CartDialog() {
  const isHydrated = useHydrated()
  const { opened, close } = useCartDialog()
  return (
    isHydrated &&
    opened && (
      <Suspense>
        <CartPanel onClose={close} />
      </Suspense>
    )
  )
}
