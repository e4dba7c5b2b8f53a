import { useSyncExternalStore } from 'react'

import { ordersTexts } from '#features/orders/orders.it.ts'
import { toasts } from '#ui/feedback/toasts.ts'

import {
  type Cart,
  type CartChange,
  type CartProduct,
  maxQuantityOf,
  itemCount,
  withAdded,
  withoutProduct,
  withQuantity,
} from '../../cart.rules.ts'
import { cartTexts, shopTexts } from '../../shop.it.ts'
import { cartStore } from './cart-store.ts'

/** Empty in the first render, which must equal the prerendered HTML. */
export function useCart(): Cart {
  return useSyncExternalStore(cartStore.subscribe, cartStore.read, () => cartStore.nothing)
}

const noChanges: readonly CartChange[] = []

export function useCartChanges(): readonly CartChange[] {
  return useSyncExternalStore(cartStore.subscribe, cartStore.readChanges, () => noChanges)
}

export const cartActions = {
  add(product: CartProduct, pieces = 1): void {
    const before = cartStore.read()
    cartStore.update((cart) => withAdded(cart, product, pieces))
    const after = cartStore.read()
    if (itemCount(after) > itemCount(before)) toasts.success(shopTexts.added(product.name))
    else if (after.some(({ _id }) => _id === product._id))
      toasts.error(ordersTexts.onlySoMany(product.name, maxQuantityOf(product)))
    else toasts.error(cartTexts.full)
  },

  setQuantity(productId: string, quantity: number): void {
    if (quantity <= 0) cartActions.remove(productId)
    else cartStore.update((cart) => withQuantity(cart, productId, quantity))
  },

  remove(productId: string): void {
    cartStore.update((cart) => withoutProduct(cart, productId))
    toasts.success(cartTexts.removed)
  },
}
