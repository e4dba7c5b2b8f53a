import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { readProducts } from '#features/products/web/public.ts'

import { checked, factsOf } from '../../cart.rules.ts'
import { cartStore } from './cart-store.ts'

/** Looks at prices and stock again when the cart is opened (D-SHOP-03). The server looks a last time when it is ordered. */
export function useCartCheck(): void {
  const client = useQueryClient()
  useEffect(() => {
    const left = new AbortController()
    const check = async () => {
      // What is different in the cart is so on the shelf behind it.
      if (await checkCart(left.signal)) await client.invalidateQueries({ queryKey: ['products'] })
    }
    check().catch(() => undefined)
    return () => left.abort()
  }, [client])
}

/** @returns whether anything was different */
async function checkCart(signal: AbortSignal): Promise<boolean> {
  const asked = cartStore.read()
  if (asked.length === 0) return false
  const sold = await readProducts(
    asked.map(({ _id }) => _id),
    signal,
  )
  return !signal.aborted && applyFacts(factsOf(asked, sold))
}

/**
 * Makes the cart what can be bought, and keeps what was different for the customer to read.
 * @returns whether anything was
 */
export function applyFacts(facts: Parameters<typeof checked>[1]): boolean {
  const { changes } = checked(cartStore.read(), facts)
  cartStore.update((cart) => checked(cart, facts).cart)
  cartStore.noteChanges(changes)
  return changes.length > 0
}
