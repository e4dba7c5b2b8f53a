import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { readProducts } from '#features/products/web/shop-queries.ts'

import { checkedCart, factsOf } from '../../cart.rules.ts'
import { cartStore } from './cart-store.ts'

/** D-SHOP-03. */
export function useCartCheck(): void {
  const client = useQueryClient()
  useEffect(() => {
    const left = new AbortController()
    const check = async () => {
      // The product list shows the same outdated data.
      if (await checkCart(left.signal)) await client.invalidateQueries({ queryKey: ['products'] })
    }
    check().catch(() => undefined)
    return () => left.abort()
  }, [client])
}

/** @returns whether the cart changed */
async function checkCart(signal: AbortSignal): Promise<boolean> {
  const cart = cartStore.read()
  if (cart.length === 0) return false
  const sold = await readProducts(
    cart.map(({ _id }) => _id),
    signal,
  )
  return !signal.aborted && applyFacts(factsOf(cart, sold))
}

/** @returns whether there were any differences */
export function applyFacts(facts: Parameters<typeof checkedCart>[1]): boolean {
  const { changes } = checkedCart(cartStore.read(), facts)
  cartStore.update((cart) => checkedCart(cart, facts).cart)
  cartStore.noteChanges(changes)
  return changes.length > 0
}
