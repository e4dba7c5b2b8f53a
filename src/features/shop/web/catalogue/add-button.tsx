import { IconPlus } from '@tabler/icons-react'

import type { Product } from '#features/products/products.contract.ts'
import { productsTexts } from '#features/products/products.it.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { shopTexts } from '../../shop.it.ts'
import { cartActions } from '../cart/use-cart.ts'

/** SHOP-13. */
export function AddButton({ product }: { product: Product }) {
  const { name, inventory } = product
  const isOut = inventory.quantity <= 0
  return (
    <button
      type="button"
      {...buttonLook('outline', 'sm')}
      disabled={isOut}
      aria-label={isOut ? shopTexts.soldOut(name) : shopTexts.addOne(name)}
      onClick={() => cartActions.add(product)}
    >
      {isOut ? (
        productsTexts.stock.none
      ) : (
        <>
          <IconPlus size={16} stroke={2} aria-hidden />
          {shopTexts.add}
        </>
      )}
    </button>
  )
}

export function AddButtonPlaceholder() {
  return (
    <span {...buttonLook('outline', 'sm')} style={{ visibility: 'hidden' }} aria-hidden="true">
      <IconPlus size={16} stroke={2} />
      {shopTexts.add}
    </span>
  )
}
