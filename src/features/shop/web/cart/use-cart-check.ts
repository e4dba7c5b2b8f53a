import { useEffect } from 'react'

import { readProducts } from '#features/products/web/public.ts'

import { checked, factsOf } from '../../cart.rules.ts'
import { cartStore } from './cart-store.ts'

/** Looks at prices and stock again when the cart is opened (D-SHOP-03). The server looks a last time when it is ordered. */
export function useCartCheck(): void {
  useEffect(() => {
    const left = new AbortController()
    checkCart(left.signal).catch(() => undefined)
    return () => left.abort()
  }, [])
}

async function checkCart(signal: AbortSignal): Promise<void> {
  const asked = cartStore.read()
  if (asked.length === 0) return
  const sold = await readProducts(
    asked.map(({ _id }) => _id),
    signal,
  )
  if (!signal.aborted) applyFacts(factsOf(asked, sold))
}

/** Makes the cart what can be bought, and keeps what was different for the customer to read. */
export function applyFacts(facts: Parameters<typeof checked>[1]): void {
  const { changes } = checked(cartStore.read(), facts)
  cartStore.update((cart) => checked(cart, facts).cart)
  cartStore.noteChanges(changes)
}
