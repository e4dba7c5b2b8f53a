import { lazy } from 'react'

import { LateDialog } from '#ui/overlays/late-dialog.tsx'

import { useCartDialog } from './use-cart-dialog.ts'

const CartPanel = lazy(() => import('./cart-panel.tsx'))

export function CartDialog() {
  return <LateDialog dialog={useCartDialog()} window={CartPanel} />
}
